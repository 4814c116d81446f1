import { LANGUAGES, type Language } from '../../../../kernel/language.ts'
import { say } from '../../../words/dashboard.ts'
import { Field, inputClass } from '../../kit/fields/field.tsx'
import type { Guest } from './new-draft.ts'

type Props = { guest: Guest; onChange: (guest: Guest) => void; errors: Record<string, string> }

/** Who the guest is and how to reach her. Without an e-mail address no mail goes out. */
export const GuestFields = ({ guest, onChange, errors }: Props) => (
  <section className="card">
    <div className="card__h">
      <h2>{say('reservation.guest')}</h2>
    </div>
    <div className="card__b stack">
      <div className="grid2 grid2--1">
        <Field label={say('reservation.full-name-label')} required error={errors.name}>
          {(wired) => (
            <input
              {...wired}
              className={inputClass(wired)}
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
              className={inputClass(wired, 'num')}
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
              className={inputClass(wired)}
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
              className="sel"
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
            className="ta"
            maxLength={1000}
            value={guest.note}
            onChange={(event) => onChange({ ...guest, note: event.target.value })}
          />
        )}
      </Field>
    </div>
  </section>
)
