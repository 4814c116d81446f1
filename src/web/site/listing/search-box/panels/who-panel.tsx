import { useSay } from '../../../../words/use-say.ts'
import { Stepper } from '../../../kit/form/stepper.tsx'
import { adultsOf } from '../../../stay/who.ts'
import type { Asked } from './asked.ts'
import style from './who-panel.module.css'

const MOST = 30
const WHO = ['adults', 'children', 'babies'] as const

type Props = { asked: Asked; onChange: (change: Partial<Asked>) => void }
type Party = Record<(typeof WHO)[number], number>

/** Adults, children, babies: a search takes their sum; children do not come alone. */
export const WhoPanel = ({ asked, onChange }: Props) => {
  const say = useSay()
  const party: Party = { adults: adultsOf(asked), children: asked.children ?? 0, babies: asked.babies ?? 0 }
  const set = ({ adults, children, babies }: Party) => {
    const least = children || babies ? Math.max(1, adults) : adults
    onChange({ guests: least + children + babies || undefined, children, babies })
  }
  return (
    <ul className={style.who}>
      {WHO.map((who) => (
        <li key={who}>
          <span>
            <b>{say(`sheet.who.${who}`)}</b>
            <small>{say(`sheet.who.${who}.note`)}</small>
          </span>
          <Stepper
            label={say(`sheet.who.${who}`)}
            less={say('sheet.who.less', { who: say(`sheet.who.${who}`) })}
            more={say('sheet.who.more', { who: say(`sheet.who.${who}`) })}
            value={party[who]}
            min={0}
            max={MOST}
            onChange={(count) => set({ ...party, [who]: count })}
          />
        </li>
      ))}
    </ul>
  )
}
