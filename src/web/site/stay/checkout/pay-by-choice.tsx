import { CreditCard, Landmark, type LucideIcon } from 'lucide-react'
import { useSay } from '../../../words/use-say.ts'
import { FormGroup } from '../../kit/form/form-group.tsx'
import style from './pay-by-choice.module.css'

type Way = 'card' | 'transfer'
type Props = { title: string; name: string; chosen: Way; notes: Record<Way, string>; cards?: boolean }

/** Card or transfer, each with what it means here; without cards only the transfer. */
export const PayByChoice = ({ title, name, chosen, notes, cards = true }: Props) => {
  const say = useSay()
  const way = (value: Way, Icon: LucideIcon, checked: boolean) => (
    <label className={style.way}>
      <input type="radio" name={name} value={value} defaultChecked={checked} />
      <p>
        <b>{say(`pay.${value}`)}</b>
        <span>{notes[value]}</span>
      </p>
      <Icon className="i" aria-hidden />
    </label>
  )
  return (
    <FormGroup title={title}>
      {cards && way('card', CreditCard, chosen === 'card')}
      {way('transfer', Landmark, chosen === 'transfer' || !cards)}
    </FormGroup>
  )
}
