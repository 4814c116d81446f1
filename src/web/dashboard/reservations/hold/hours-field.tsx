import { MOST_HOURS } from '../../../../features/reservations/reservation.shape.ts'
import { formatInstant } from '../../../../kernel/format.ts'
import { say } from '../../../words/dashboard.ts'
import { Field } from '../../kit/fields/field.tsx'
import input from '../../kit/fields/input.module.css'
import { type EndOf, mostHours, offeredHours } from './hold-hours.ts'
import style from './hours-field.module.css'

type Props = { value: number; onChange: (hours: number) => void; error?: string; endOf: EndOf }

/**
 * How long a villa is held: hours, typed or by one of the offered lengths, with the end they lead to. Never past the
 * arrival.
 */
export const HoursField = ({ value, onChange, error, endOf }: Props) => {
  const most = mostHours(endOf)
  const end = hoursFault(value, endOf) ? null : endOf(value)
  return (
    <Field label={say('reservation.hours')} required error={error} help={say('reservation.hours-help', { most })}>
      {(wired) => (
        <div className="row row--wrap">
          <div className={`${input.unit} ${style.hours}`}>
            <input
              {...wired}
              className={`${input.text} ${input.number}`}
              type="number"
              min={1}
              max={most}
              value={Number.isNaN(value) ? '' : value}
              onChange={(event) => onChange(event.target.valueAsNumber)}
            />
            <span>{say('reservation.hour-unit')}</span>
          </div>
          <div className={style.lengths}>
            {offeredHours(endOf).map((hours) => (
              <button key={hours} type="button" aria-pressed={hours === value} onClick={() => onChange(hours)}>
                {say('reservation.n-hours', { n: hours })}
              </button>
            ))}
          </div>
          {end && (
            <output className="t2">
              {say('reservation.hold-end')} <b className="num">{formatInstant(end.toISOString(), 'tr')}</b>
            </output>
          )}
        </div>
      )}
    </Field>
  )
}

/** What is wrong with this many hours; undefined when nothing is. */
export const hoursFault = (hours: number, endOf: EndOf): string | undefined => {
  const most = mostHours(endOf)
  if (hours >= 1 && hours <= most) return undefined
  if (most === MOST_HOURS || !(hours >= 1)) return say('reservation.hours-range', { most })
  return say('reservation.hours-most', { most })
}
