import { Send, X } from 'lucide-react'
import { useState } from 'react'
import { createOffer, MOST_VILLAS, type WholeOffer } from '../../../../features/offers/offers.contract.ts'
import type { VillaCard } from '../../../../features/search/search.contract.ts'
import { formatMoney, formatStay } from '../../../../kernel/format.ts'
import { LANGUAGES } from '../../../../kernel/language.ts'
import { say } from '../../../words/dashboard.ts'
import { Button } from '../../kit/button/button.tsx'
import { IconButton } from '../../kit/button/icon-button.tsx'
import input from '../../kit/fields/input.module.css'
import { SelectField } from '../../kit/fields/select-field.tsx'
import { TextField } from '../../kit/fields/text-field.tsx'
import { useForm } from '../../kit/form/use-form.ts'
import { Card, CardBody } from '../../kit/page/card.tsx'
import columns from '../../kit/page/columns.module.css'
import { Note } from '../../kit/page/note.tsx'
import style from './finder.module.css'
import type { Wish } from './wish.ts'

/** A villa in the offer, as it was when it was chosen. */
export type Chosen = { villa: VillaCard; note: string }

const HOURS = [4, 24, 48, 72, 168] as const
const LANGUAGE_OPTIONS = LANGUAGES.map((value) => ({ value, label: say(`language.${value}`) }))
const HOUR_OPTIONS = HOURS.map((hours) => ({ value: String(hours), label: say(`offers.hours.${hours}`) }))
const GUEST = { name: '', phone: '', email: '', language: 'tr', note: '', hours: '24' }

type Props = { wish: Wish; chosen: Chosen[]; onDone: (offer: WholeOffer) => void }

/** The offer's guest and how long it stands. Its villas are what was chosen in the list. */
export const useOfferForm = ({ wish, chosen, onDone }: Props) => {
  const [fresh] = useState(GUEST)
  const { adults, children, infants } = wish
  return useForm(createOffer, fresh, {
    said: say('offers.made'),
    done: ({ content }) => onDone(content),
    body: ({ hours, language, ...guest }) => ({
      ...{ ...guest, adults, children, infants, hours: Number(hours) },
      language: LANGUAGES.find((each) => each === language) ?? 'tr',
      villas: chosen.flatMap(({ villa, note }) =>
        villa.stay ? [{ villaId: villa.id, checkIn: villa.stay.checkIn, checkOut: villa.stay.checkOut, note }] : [],
      ),
    }),
  })
}

type FormProps = { form: ReturnType<typeof useOfferForm>; chosen: Chosen[]; onChange: (chosen: Chosen[]) => void }

/** What is in the offer, for whom, until when. */
export const OfferForm = ({ form, chosen, onChange }: FormProps) => (
  <div className={style.tray}>
    <Card title={say('offers.guest')}>
      <CardBody>
        <TextField form={form} name="name" label={say('offers.name')} />
        <TextField form={form} name="phone" label={say('reservation.phone')} type="tel" placeholder="5XX XXX XX XX" />
        <TextField
          form={form}
          name="email"
          label={say('reservation.email')}
          type="email"
          help={say('offers.email-help')}
        />
        <div className={columns.two}>
          <SelectField form={form} name="language" label={say('offers.language')} options={LANGUAGE_OPTIONS} />
          <SelectField form={form} name="hours" label={say('offers.until')} options={HOUR_OPTIONS} />
        </div>
        <TextField form={form} name="note" label={say('offers.note')} rows={2} help={say('offers.note-help')} />
      </CardBody>
    </Card>
    <Card title={say('offers.villas')} count={chosen.length}>
      <CardBody>
        {chosen.length === 0 && <p className="t3">{say('offers.no-villa')}</p>}
        <ul className={style.chosen}>
          {chosen.map((each) => (
            <ChosenRow
              key={each.villa.id}
              chosen={each}
              onNote={(note) => onChange(chosen.map((one) => (one === each ? { ...one, note } : one)))}
              onLeave={() => onChange(chosen.filter((one) => one !== each))}
            />
          ))}
        </ul>
        {chosen.length === MOST_VILLAS && <Note tone="k-info">{say('offers.full', { most: MOST_VILLAS })}</Note>}
        {form.tries > 0 && form.refused && (
          <Note tone="k-bad" role="alert">
            {form.refused.message}
          </Note>
        )}
        <Button
          look="main"
          size="large"
          icon={Send}
          keys="Ctrl ↵"
          busy={form.sending}
          disabled={form.sending || chosen.length === 0}
          onClick={() => form.send()}
        >
          {say('offers.make')}
        </Button>
      </CardBody>
    </Card>
  </div>
)

type RowProps = { chosen: Chosen; onNote: (note: string) => void; onLeave: () => void }

const ChosenRow = ({ chosen: { villa, note }, onNote, onLeave }: RowProps) => (
  <li className={style.one}>
    <span className={style.house}>
      <b className="ell">{villa.name}</b>
      {villa.stay && (
        <span className="t3 sm num">
          {formatStay(villa.stay.checkIn, villa.stay.checkOut, 'tr')} ·{' '}
          <b>{formatMoney(villa.stay.total, villa.currency, 'tr')}</b>
        </span>
      )}
    </span>
    <IconButton icon={X} label={say('finder.leave-named', { villa: villa.name })} onClick={onLeave} />
    <input
      className={`${input.text} ${style.note}`}
      aria-label={say('offers.villa-note', { villa: villa.name })}
      placeholder={say('offers.villa-note-hint')}
      maxLength={200}
      value={note}
      onChange={({ target }) => onNote(target.value)}
    />
  </li>
)
