import { type ReservationSource, SOURCES } from '../../../../features/reservations/reservation.shape.ts'
import { say } from '../../../words/dashboard.ts'
import check from '../../kit/fields/check.module.css'
import { Field } from '../../kit/fields/field.tsx'
import input from '../../kit/fields/input.module.css'
import { Card, CardBody } from '../../kit/page/card.tsx'
import columns from '../../kit/page/columns.module.css'
import { HoursField } from '../hold/hours-field.tsx'
import type { Hold, How } from './new-draft.ts'

type Props = { how: How; hold: Hold; onChange: (how: How) => void; errors: Record<string, string> }

const STATUSES = ['OPTION', 'CONFIRMED', 'REQUEST'] as const

/** What becomes of the reservation: held for some hours, confirmed with a reason, or waiting for a yes. */
export const HowFields = ({ how, hold, onChange, errors }: Props) => (
  <Card title={say('reservation.how')}>
    <CardBody>
      <fieldset className="stack stack--s" aria-label={say('reservation.status')}>
        {STATUSES.map((status) => (
          <label key={status} className={check.check}>
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
              className={input.area}
              rows={3}
              maxLength={300}
              value={how.reason}
              onChange={(event) => onChange({ ...how, reason: event.target.value })}
            />
          )}
        </Field>
      )}
      <div className={columns.two}>
        <Field label={say('reservation.source')}>
          {(wired) => (
            <select
              {...wired}
              className={input.select}
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
              className={input.select}
              value={how.payBy}
              onChange={(event) => onChange({ ...how, payBy: event.target.value === 'card' ? 'card' : 'transfer' })}
            >
              <option value="transfer">{say('method.transfer')}</option>
              <option value="card">{say('method.card')}</option>
            </select>
          )}
        </Field>
      </div>
    </CardBody>
  </Card>
)
