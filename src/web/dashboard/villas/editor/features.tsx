import { useEffect, useRef, useState } from 'react'
import type { Choices } from '../../../../features/villas/choices/choices.contract.ts'
import { changeFeatures, type HouseToEdit } from '../../../../features/villas/editor/house.contract.ts'
import { fold } from '../../../../kernel/slug.ts'
import { say } from '../../../words/dashboard.ts'
import { Button } from '../../kit/button/button.tsx'
import check from '../../kit/fields/check.module.css'
import input from '../../kit/fields/input.module.css'
import { useWrite } from '../../kit/form/use-write.ts'
import { SectionCard } from './sheet/section-card.tsx'
import type { House } from './use-house.ts'
import style from './villa-editor.module.css'

type Props = { base: HouseToEdit; choices: Choices; house: House }

/** What a villa has, ticked by category; saved on its own. Who ticks at the same time adds to it. */
export const Features = ({ base, choices, house }: Props) => {
  const { ticked, toggle, changes } = useTicks(base.featureIds)
  const [typed, setTyped] = useState('')
  const { send, sending, refused } = useWrite(changeFeatures, ({ content }) => house.follow(content))
  const merge = useRef(house.mergeWith)
  merge.current = house.mergeWith
  useEffect(() => {
    if (refused?.code === 'edited-meanwhile') merge.current(refused.detail.now as HouseToEdit)
  }, [refused])
  const save = () => send({ params: { villa_id: base.id }, body: { version: base.version, featureIds: [...ticked] } })
  return (
    <SectionCard
      id="ozellikler"
      acts={
        <>
          <input
            className={input.text}
            type="search"
            aria-label={say('house.search-feature')}
            placeholder={say('house.search-feature')}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          <Button look="main" busy={sending} disabled={changes === 0 || sending} onClick={save}>
            {changes > 0 ? say('house.save-features', { n: changes }) : say('act.save')}
          </Button>
        </>
      }
    >
      {choices.featureCategories.map(({ id, name, features }) => {
        const shown = features.filter((feature) => fold(feature.name).includes(fold(typed)))
        return (
          shown.length > 0 && (
            <fieldset key={id} className={style.features}>
              <legend>{name}</legend>
              {shown.map((feature) => (
                <label key={feature.id} className={check.check}>
                  <input type="checkbox" checked={ticked.has(feature.id)} onChange={() => toggle(feature.id)} />
                  {feature.name}
                </label>
              ))}
            </fieldset>
          )
        )
      })}
    </SectionCard>
  )
}

/** What is ticked: what is stored with what was ticked and unticked here, whoever stores something meanwhile. */
const useTicks = (stored: number[]) => {
  const [flips, setFlips] = useState<ReadonlySet<number>>(new Set())
  const flipped = (ids: ReadonlySet<number>, id: number) => ids.symmetricDifference(new Set([id]))
  const [before, setBefore] = useState(stored)
  if (before !== stored) {
    const wanted = new Set(before).symmetricDifference(flips)
    const own = [...flips].filter((id) => wanted.has(id) !== stored.includes(id))
    setBefore(stored)
    setFlips(new Set(own))
  }
  return {
    ticked: new Set(stored).symmetricDifference(flips),
    changes: flips.size,
    toggle: (id: number) => setFlips((ids) => flipped(ids, id)),
  }
}
