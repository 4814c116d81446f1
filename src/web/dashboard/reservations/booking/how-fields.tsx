import { overrides } from '../../../../features/reservations/desk.shape.ts'
import { SOURCES } from '../../../../features/reservations/reservation.shape.ts'
import { say } from '../../../words/dashboard.ts'
import check from '../../kit/fields/check.module.css'
import { SelectField } from '../../kit/fields/select-field.tsx'
import { TextField } from '../../kit/fields/text-field.tsx'
import { Card, CardBody } from '../../kit/page/card.tsx'
import columns from '../../kit/page/columns.module.css'
import { HoursField } from '../hold/hours-field.tsx'
import type { Booking } from './use-booking.ts'

const STATUSES = ['OPTION', 'CONFIRMED', 'REQUEST'] as const
const SOURCE_OPTIONS = SOURCES.map((value) => ({ value, label: say(`source.${value}`) }))
const PAY_BY_OPTIONS = (['transfer', 'card'] as const).map((value) => ({ value, label: say(`method.${value}`) }))

/** What becomes of the reservation: held for some hours, confirmed with a reason, or waiting for a yes. */
export const HowFields = ({ form, hold }: Pick<Booking, 'form' | 'hold'>) => {
  const { status, override } = form.typed
  return (
    <Card title={say('reservation.how')}>
      <CardBody>
        <fieldset className="stack stack--s" aria-label={say('reservation.status')}>
          {STATUSES.map((each) => (
            <label key={each} className={check.check}>
              <input
                type="radio"
                name="status"
                checked={status === each}
                onChange={() => {
                  form.set('status', each)
                  form.set('hours', undefined)
                }}
              />
              <span>
                <b>{say(`status.${each}`)}</b> <span className="t3">{say(`how.${each}`)}</span>
              </span>
            </label>
          ))}
        </fieldset>
        {status === 'OPTION' && (
          <HoursField
            value={hold.hours}
            endOf={hold.endOf}
            onChange={(hours) => form.set('hours', hours)}
            error={form.fault('hours')}
          />
        )}
        {(status === 'CONFIRMED' || overrides(override)) && (
          <TextField
            form={form}
            name="reason"
            required
            rows={3}
            label={say('reservation.reason')}
            help={say('reservation.reason-help')}
          />
        )}
        <div className={columns.two}>
          <SelectField form={form} name="source" label={say('reservation.source')} options={SOURCE_OPTIONS} />
          <SelectField form={form} name="payBy" label={say('reservation.pay-by')} options={PAY_BY_OPTIONS} />
        </div>
      </CardBody>
    </Card>
  )
}
