import { TriangleAlert } from 'lucide-react'
import { useEffect, useState } from 'react'
import { eraseGuestData, guestPrivacy } from '../../../../features/guests/privacy/privacy.contract.ts'
import type { AnswerOf } from '../../../../kernel/endpoint.ts'
import { formatDay } from '../../../../kernel/format.ts'
import { type Outcome, outcomeOf, staffApi } from '../../../browser/staff-api.ts'
import { type DashboardWordKey, say } from '../../../words/dashboard.ts'
import { Button } from '../../kit/button/button.tsx'
import { TextField } from '../../kit/fields/text-field.tsx'
import { Modal, ModalActs } from '../../kit/form/modal.tsx'
import { useForm } from '../../kit/form/use-form.ts'
import { Note } from '../../kit/page/note.tsx'
import { Failed, Skeleton } from '../../kit/page/states.tsx'
import style from './privacy.module.css'

type Told = AnswerOf<typeof guestPrivacy>['content']

/** Says exactly what goes and what law keeps, and wants her name before anything happens. */
export const EraseDialog = ({ id, onClose }: { id: number; onClose: () => void }) => {
  const [told, setTold] = useState<Outcome<Told>>()
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a try is a new question
  useEffect(() => {
    void outcomeOf(staffApi(guestPrivacy, { params: { id } }).then(({ content }) => content)).then(setTold)
  }, [id, tries])
  if (told?.kind === 'ready') return <Sheet id={id} told={told.value} onClose={onClose} />
  return (
    <Modal title={say('privacy.title')} onClose={onClose}>
      {told ? <Failed onRetry={() => setTries(tries + 1)} /> : <Skeleton rows={5} />}
    </Modal>
  )
}

const Sheet = ({ id, told, onClose }: { id: number; told: Told; onClose: () => void }) => {
  const form = useForm(
    eraseGuestData,
    { name: '' },
    {
      done: onClose,
      said: say('privacy.erased'),
      alsoWrong: ({ name }) => ({
        name: name.trim() === told.name.trim() ? undefined : say('privacy.name-wrong', { name: told.name }),
      }),
    },
  )
  const [isOpen, act] = [told.open.length > 0, say('privacy.confirm')]
  return (
    <Modal
      title={say('privacy.erase-title', { name: told.name })}
      onClose={onClose}
      form={form}
      onSubmit={() => void (isOpen || form.send({ id }))}
      foot={
        <ModalActs>
          <Button onClick={onClose}>{say('act.cancel')}</Button>
          <Button type="submit" look="danger" busy={form.sending} disabled={isOpen || form.sending}>
            {act}
          </Button>
        </ModalActs>
      }
    >
      <div className="stack">
        {isOpen ? <Open told={told} /> : <Goes told={told} />}
        <Keeps told={told} />
        {!isOpen && <TextField form={form} name="name" label={say('privacy.name')} placeholder={told.name} />}
      </div>
    </Modal>
  )
}

const Open = ({ told: { open } }: { told: Told }) => (
  <>
    <Note tone="k-warn" icon={TriangleAlert} role="alert">
      {say('privacy.open')}
    </Note>
    <ul className={style.list}>
      {open.map(({ code, why }) => (
        <li key={code}>{say(`privacy.open.${why}`, { code })}</li>
      ))}
    </ul>
  </>
)

const Goes = ({ told: { goes } }: { told: Told }) => {
  const places = Object.entries(goes)
  return (
    <>
      <b>{say(places.length ? 'privacy.goes' : 'privacy.nothing')}</b>
      <ul className={style.list}>
        {places.map(([of, n]) => (
          <li key={of}>{say(`privacy.place.${of}` as DashboardWordKey, { n })}</li>
        ))}
      </ul>
      <p className="t2 sm">{say('privacy.also')}</p>
    </>
  )
}

const Keeps = ({ told: { kept } }: { told: Told }) =>
  kept.length ? (
    <>
      <b>{say('privacy.keeps')}</b>
      <p className="t2 sm">{say('privacy.keeps-what')}</p>
      <ul className={style.list}>
        {kept.map(({ code, until }) => (
          <li key={code}>{say('privacy.kept-until', { code, day: formatDay(until, 'tr') })}</li>
        ))}
      </ul>
    </>
  ) : (
    <p className="t2 sm">{say('privacy.keeps-none')}</p>
  )
