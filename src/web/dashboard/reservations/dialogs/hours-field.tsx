import { MOST_HOURS } from '../../../../features/reservations/reservation.shape.ts'
import { formatInstant } from '../../../../kernel/format.ts'
import { say } from '../../../words/dashboard.ts'
import { Field } from '../../kit/fields/field.tsx'
import { type EndOf, mostHours, offeredHours } from './hold-hours.ts'

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
          <div className="ig ig--s">
            <input
              {...wired}
              className={`in in--num${error ? ' in--bad' : ''}`}
              type="number"
              min={1}
              max={most}
              value={Number.isNaN(value) ? '' : value}
              onChange={(event) => onChange(event.target.valueAsNumber)}
            />
            <span>{say('reservation.hour-unit')}</span>
          </div>
          <div className="chips">
            {offeredHours(endOf).map((hours) => (
              <button
                key={hours}
                type="button"
                className={hours === value ? 'chip chip--sel' : 'chip'}
                aria-pressed={hours === value}
                onClick={() => onChange(hours)}
              >
                {say('reservation.n-hours', { n: hours })}
              </button>
            ))}
          </div>
          {end && (
            <output className="t2 hours__end">
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
