import { Bath, BedDouble } from 'lucide-react'
import type { VillaPage } from '../../../../../features/villas/villas.contract.ts'
import { useSay } from '../../../../words/use-say.ts'
import { Section } from '../../../kit/page/section.tsx'
import style from './villa-rooms.module.css'

/** Who sleeps where: each room with its beds. */
export const VillaRooms = ({ villa }: { villa: VillaPage }) => {
  const say = useSay()
  if (!villa.rooms.length) return null
  return (
    <Section title={say('villa.rooms')}>
      <ul className={style.tiles}>
        {villa.rooms.map((room, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two rooms of a villa may have one name
          <li key={index}>
            <b>{room.name}</b>
            <ul className={style.facts}>
              {(['double', 'single', 'bunk'] as const).map(
                (kind) =>
                  room.beds[kind] > 0 && (
                    <li key={kind}>
                      <BedDouble className="i" aria-hidden />
                      {say(`bed.${kind}`, { n: room.beds[kind] })}
                    </li>
                  ),
              )}
              {room.enSuite && (
                <li>
                  <Bath className="i" aria-hidden />
                  {say('room.enSuite')}
                </li>
              )}
            </ul>
          </li>
        ))}
      </ul>
      <p className="tiny">{say('villa.areaTotal', { n: villa.area })}</p>
    </Section>
  )
}
