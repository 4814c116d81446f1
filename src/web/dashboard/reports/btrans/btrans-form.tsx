import { Save } from 'lucide-react'
import { useMemo } from 'react'
import { Link } from 'react-router'
import {
  type BtransOfVilla,
  getBtransVilla,
  saveBtransVilla,
} from '../../../../features/reports/btrans/btrans.contract.ts'
import { outcomeOf, staffApi } from '../../../browser/staff-api.ts'
import { say } from '../../../words/dashboard.ts'
import { CheckField } from '../../kit/fields/choice/check-field.tsx'
import { SelectField } from '../../kit/fields/select-field.tsx'
import { TextField } from '../../kit/fields/text-field.tsx'
import { ConflictNote } from '../../kit/form/conflict-note.tsx'
import { Modal } from '../../kit/form/modal.tsx'
import { useForm } from '../../kit/form/use-form.ts'
import { useOutcome } from '../../kit/form/use-outcome.ts'
import columns from '../../kit/page/columns.module.css'
import { Skeleton } from '../../kit/page/states.tsx'
import { ownerAt } from '../../places.ts'
import { DialogFoot } from '../../reservations/dialogs/dialog-foot.tsx'

type Props = { villaId: number; onClose: () => void }

/** What the report says of a villa, beside the list it is missing in. */
export const BtransDrawer = ({ villaId, onClose }: Props) => {
  const asked = useMemo(
    () => outcomeOf(staffApi(getBtransVilla, { params: { villa_id: villaId } }).then(({ content }) => content)),
    [villaId],
  )
  const { outcome } = useOutcome(asked)
  if (outcome?.kind === 'ready') return <Form {...{ villaId, onClose }} known={outcome.value} />
  return (
    <Modal as="drawer" title={say('btrans.edit')} onClose={onClose}>
      {outcome ? <p>{say('list.failed')}</p> : <Skeleton rows={8} />}
    </Modal>
  )
}

const KINDS = (['', 'person', 'company'] as const).map((value) => ({ value, label: say(`btrans.kind.${value}`) }))

const Form = ({ villaId, onClose, known: { villa, ownerId, own, known } }: Props & { known: BtransOfVilla }) => {
  const kind: BtransOfVilla['known']['kind'] | '' = own.kind ?? ''
  const form = useForm(
    saveBtransVilla,
    { ...own, kind, taxNo: '', iban: '' },
    {
      done: onClose,
      said: say('btrans.saved'),
      body: ({ taxNo, iban, kind, ...typed }) => ({
        ...{ ...typed, kind: kind || null },
        ...(taxNo.trim() && { taxNo }),
        ...(iban.trim() && { iban }),
      }),
    },
  )
  const field = (name: keyof typeof form.typed, label: string, value = '') => (
    <TextField form={form} name={name} label={label} help={value ? say('btrans.known', { value }) : undefined} />
  )
  const number = (name: 'taxNo' | 'iban', label: string) => (
    <TextField
      form={form}
      name={name}
      label={label}
      help={
        own[name]
          ? say('btrans.own-number', { value: own[name] })
          : known[name] && say('btrans.known', { value: known[name] })
      }
    />
  )
  return (
    <Modal
      as="drawer"
      title={say('btrans.form', { villa })}
      onClose={onClose}
      onSubmit={() => form.send({ villa_id: villaId })}
      form={form}
      foot={<DialogFoot icon={Save} word={say('act.save')} sending={form.sending} onClose={onClose} />}
    >
      <ConflictNote refused={form.refused} />
      <p className="t2">
        {say('btrans.form-text')} <Link to={ownerAt(ownerId)}>{say('btrans.owner-record')}</Link>
      </p>
      <div className={columns.two}>
        <SelectField form={form} name="kind" label={say('btrans.kind')} options={KINDS} />
        {number('taxNo', say('btrans.number'))}
        {field('firstName', say('btrans.first-name'), known.name)}
        {field('lastName', say('btrans.last-name'))}
        {field('title', say('btrans.title'))}
        {number('iban', say('btrans.iban'))}
        {field('phone', say('btrans.phone'), known.phone)}
        {field('email', say('btrans.email'), known.email)}
        {field('provinceCode', say('btrans.province-code'), known.provinceCode)}
        {field('countyCode', say('btrans.county-code'), known.countyCode)}
        {field('neighbourhood', say('btrans.neighbourhood'), known.neighbourhood)}
        {field('street', say('btrans.street'))}
        {field('lane', say('btrans.lane'))}
        {field('doorNo', say('btrans.door'))}
        {field('flatNo', say('btrans.flat'))}
        {field('uavt', say('btrans.uavt'))}
        {field('groundNo', say('btrans.ground'))}
        {field('journalNo', say('btrans.journal'))}
      </div>
      <CheckField form={form} name="zoning" label={say('btrans.zoning')} />
      <CheckField form={form} name="application" label={say('btrans.application')} />
      <CheckField form={form} name="enabled" label={say('btrans.enabled')} />
    </Modal>
  )
}
