import { useState } from 'react'
import { lastSearch, type Party, sumOf } from '../../../../browser/kept/last-search.ts'
import { useSay } from '../../../../words/use-say.ts'
import { Stepper } from '../../../kit/form/stepper.tsx'
import type { Asked } from './asked.ts'
import { rememberParty } from './last-search.ts'
import style from './who-panel.module.css'

const MOST = 30
const WHO = ['adults', 'children', 'babies'] as const

type Props = { guests: number | undefined; onChange: (change: Partial<Asked>) => void }

/** Adults, children, babies: a search takes their sum, this device remembers who they are. */
export const WhoPanel = ({ guests, onChange }: Props) => {
  const say = useSay()
  const [party, setParty] = useState<Party>(() => partyOf(guests))
  const set = (next: Party) => {
    setParty(next)
    rememberParty(next)
    onChange({ guests: sumOf(next) || undefined })
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
            onChange={(count) =>
              set({ ...party, ...(who !== 'adults' && !party.adults && { adults: 1 }), [who]: count })
            }
          />
        </li>
      ))}
    </ul>
  )
}

const partyOf = (guests: number | undefined): Party => {
  const known = lastSearch.read()?.party
  return known && sumOf(known) === guests ? known : { adults: guests ?? 0, children: 0, babies: 0 }
}
