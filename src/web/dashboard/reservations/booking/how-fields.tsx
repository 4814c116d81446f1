import { type ReservationSource, SOURCES } from '../../../../features/reservations/reservation.shape.ts'
import { say } from '../../../words/dashboard.ts'
import { Field } from '../../kit/fields/field.tsx'
import { HoursField } from '../dialogs/hours-field.tsx'
import type { Hold, How } from './new-draft.ts'

type Props = { how: How; hold: Hold; onChange: (how: How) => void; errors: Record<string, string> }

const STATUSES = ['OPTION', 'CONFIRMED', 'REQUEST'] as const

/** What becomes of the reservation: held for some hours, confirmed with a reason, or waiting for a yes. */
export const HowFields = ({ how, hold, onChange, errors }: Props) => (
  <section className="card">
    <div className="card__h">
      <h2>{say('reservation.how')}</h2>
    </div>
    <div className="card__b stack">
      <fieldset className="stack stack--s" aria-label={say('reservation.status')}>
        {STATUSES.map((status) => (
          <label key={status} className="ck">
            <input
              type="radio"
              name="status"
              checked={how.status === status}
              onChange={() => onChange({ ...how, status, hours: undefined })}
            />
            <span>
              <b>{say(`status.${status}`)}</b> <span className="t3">{say(`how.${status}`)}</span>
            </span>
          </label>
        ))}
      </fieldset>
      {how.status === 'OPTION' && (
        <HoursField
          value={hold.hours}
          endOf={hold.endOf}
          onChange={(hours) => onChange({ ...how, hours })}
          error={errors.hours}
        />
      )}
      {how.status === 'CONFIRMED' && (
        <Field label={say('reservation.reason')} required error={errors.reason} help={say('reservation.reason-help')}>
          {(wired) => (
            <textarea
              {...wired}
              className="ta"
              rows={3}
              maxLength={300}
              value={how.reason}
              onChange={(event) => onChange({ ...how, reason: event.target.value })}
            />
          )}
        </Field>
      )}
      <div className="grid2">
        <Field label={say('reservation.source')}>
          {(wired) => (
            <select
              {...wired}
              className="sel"
              value={how.source}
              onChange={(event) => onChange({ ...how, source: event.target.value as ReservationSource })}
            >
              {SOURCES.map((source) => (
                <option key={source} value={source}>
                  {say(`source.${source}`)}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field label={say('reservation.pay-by')}>
          {(wired) => (
            <select
              {...wired}
              className="sel"
              value={how.payBy}
              onChange={(event) => onChange({ ...how, payBy: event.target.value === 'card' ? 'card' : 'transfer' })}
            >
              <option value="transfer">{say('method.transfer')}</option>
              <option value="card">{say('method.card')}</option>
            </select>
          )}
        </Field>
      </div>
    </div>
  </section>
)
