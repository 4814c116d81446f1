import { LANGUAGES, type Language } from '../../../../kernel/language.ts'
import { say } from '../../../words/dashboard.ts'
import { Field } from '../../kit/fields/field.tsx'
import input from '../../kit/fields/input.module.css'
import { Card, CardBody } from '../../kit/page/card.tsx'
import columns from '../../kit/page/columns.module.css'
import type { Guest } from './new-draft.ts'

type Props = { guest: Guest; onChange: (guest: Guest) => void; errors: Record<string, string> }

/** Who the guest is and how to reach her. Without an e-mail address no mail goes out. */
export const GuestFields = ({ guest, onChange, errors }: Props) => (
  <Card title={say('reservation.guest')}>
    <CardBody>
      <div className={columns.wideTwo}>
        <Field label={say('reservation.full-name-label')} required error={errors.name}>
          {(wired) => (
            <input
              {...wired}
              className={input.text}
              autoComplete="off"
              value={guest.name}
              onChange={(event) => onChange({ ...guest, name: event.target.value })}
            />
          )}
        </Field>
        <Field label={say('reservation.phone')} required error={errors.phone}>
          {(wired) => (
            <input
              {...wired}
              className={`${input.text} num`}
              type="tel"
              autoComplete="off"
              placeholder="5XX XXX XX XX"
              value={guest.phone}
              onChange={(event) => onChange({ ...guest, phone: event.target.value })}
            />
          )}
        </Field>
        <Field label={say('reservation.email')} error={errors.email} help={say('reservation.email-help')}>
          {(wired) => (
            <input
              {...wired}
              className={input.text}
              type="email"
              autoComplete="off"
              value={guest.email}
              onChange={(event) => onChange({ ...guest, email: event.target.value })}
            />
          )}
        </Field>
        <Field label={say('reservation.mail-language')}>
          {(wired) => (
            <select
              {...wired}
              className={input.select}
              value={guest.language}
              onChange={(event) => onChange({ ...guest, language: event.target.value as Language })}
            >
              {LANGUAGES.map((language) => (
                <option key={language} value={language}>
                  {say(`language.${language}`)}
                </option>
              ))}
            </select>
          )}
        </Field>
      </div>
      <Field label={say('reservation.note')} error={errors.note}>
        {(wired) => (
          <textarea
            {...wired}
            className={input.area}
            maxLength={1000}
            value={guest.note}
            onChange={(event) => onChange({ ...guest, note: event.target.value })}
          />
        )}
      </Field>
    </CardBody>
  </Card>
)
