import type { ExtraCode, OfferedExtra } from '../../../features/pricing/pricing.shape.ts'
import { formatMoney } from '../../../kernel/format.ts'
import type { Currency } from '../../../kernel/money.ts'
import { useLanguage, useSay } from '../../words/use-say.ts'
import { FieldError } from '../kit/field.tsx'
import { FormGroup } from '../kit/form/form-group.tsx'
import style from './reserve-extras.module.css'

type Props = {
  extras: OfferedExtra[]
  chosen: ExtraCode[]
  currency: Currency
  error?: string
  onChange: (chosen: ExtraCode[]) => void
}

/** What can be added to the stay, each with its price. */
export const ReserveExtras = ({ extras, chosen, currency, error, onChange }: Props) => {
  const say = useSay()
  const language = useLanguage()
  if (!extras.length) return null
  const cost = ({ amount, per }: OfferedExtra): string => {
    if (amount === 0) return say('extras.free')
    const money = formatMoney(amount, currency, language)
    return say(per === 'night' ? 'extras.perNight' : 'extras.perStay', { amount: money })
  }
  return (
    <FormGroup title={say('reserve.extras')}>
      <div>
        {extras.map((extra) => (
          <label key={extra.code} className={`check ${style.extra}`}>
            <input
              type="checkbox"
              name="extras"
              value={extra.code}
              checked={chosen.includes(extra.code)}
              onChange={({ target }) =>
                onChange(target.checked ? [...chosen, extra.code] : chosen.filter((code) => code !== extra.code))
              }
            />
            <span>
              {extra.name} <b className="num">{cost(extra)}</b>
            </span>
          </label>
        ))}
      </div>
      {error && <FieldError>{error}</FieldError>}
    </FormGroup>
  )
}
