import { actorName, type Staff } from '../../../kernel/caller.ts'
import { dayInIstanbul } from '../../../kernel/day.ts'
import type { FieldFaultCode } from '../../../kernel/field-faults.ts'
import { isIban, isTckn, isVkn, tidyNumber } from '../../../kernel/identity/numbers.ts'
import { found, Refusal } from '../../../kernel/refusal.ts'
import type { Act } from '../../../platform/act.ts'
import { phoneNumber } from '../../../platform/phone.ts'
import { noteReads } from '../../owners/owners.store.ts'
import type { BtransInput, BtransOfVilla } from './btrans.contract.ts'
import type { Basis } from './btrans.shape.ts'
import * as store from './btrans.store.ts'
import * as view from './btrans.view.ts'
import { btransFileName, btransXml } from './btrans-xml.ts'
import { openOwn, sealOwn } from './sealed-btrans.server.ts'

type BtransAct = Act<view.BtransServices, Staff>

/** How the commission comes in, as production tools of agencies send it. */
const COLLECTION = '5'

/**
 * The file of a month; every number in it is noted as read, in the transaction that answers it. Refuses 'invalid' with
 * the fields of the agency that are wrong, 'not-found' when nothing is ready.
 */
export const takeFile = (
  act: BtransAct,
  { month, basis, as }: { month: string; basis: Basis; as: 'xml' | 'records' },
) =>
  act.db.transaction(async (tx) => {
    const { services, now } = act
    const agency = await view.agencyOf(tx)
    const wrong = agency.missing.map((field) => [field, { code: field === 'title' ? 'required' : field }] as const)
    if (wrong.length) throw new Refusal('invalid', {}, Object.fromEntries(wrong))
    const judged = await view.judgedRows({ db: tx, services }, { month, basis, iban: agency.iban })
    const ready = judged.filter(view.isReady)
    found(ready[0])
    const [who, at] = [actorName(act.who), now]
    const owners = [...new Set(ready.map(({ row }) => row.owner.id))]
    await noteReads(
      tx,
      owners.flatMap((ownerId) => (['taxNo', 'iban'] as const).map((field) => ({ ownerId, field, who, at }))),
    )
    if (as === 'xml') await store.addFile(tx, { month, basis, who, at, marks: view.marksOf(services.sealer, ready) })
    const records = ready.map(({ record }) => record)
    const head = { vkn: agency.vkn, title: agency.title, month, day: dayInIstanbul(now), collection: COLLECTION }
    return {
      name: btransFileName(month),
      xml: as === 'xml' ? btransXml({ ...head, host: view.hostOf(services.publicUrl) }, records) : '',
      records: as === 'records' ? records : [],
      left: judged.filter(({ row, missing }) => missing.length > 0 && row.own?.enabled !== false).length,
    }
  })

/** What the report says of a villa. Refuses 'not-found'. */
export const ofVilla = async ({ db, services }: Pick<BtransAct, 'db' | 'services'>, villaId: number) =>
  view.btransOfVilla(services.sealer, found(await store.btransVillaById(db, villaId)))

/** Refuses 'malformed' by field, and 'edited-meanwhile' with what is stored now. */
export const saveOfVilla = (
  act: BtransAct,
  villaId: number,
  { version, ...input }: BtransInput,
): Promise<BtransOfVilla> =>
  act.db.transaction(async (tx) => {
    const { sealer } = act.services
    found(await store.villaForBtrans(tx, villaId))
    const { own, owner } = found(await store.btransVillaById(tx, villaId))
    if ((own?.version ?? 0) !== version)
      throw new Refusal('edited-meanwhile', {}, {}, { now: await ofVilla({ ...act, db: tx }, villaId) })
    const typed = tidy(input)
    const taxNo = typed.taxNo === undefined ? own && openOwn(sealer, own, 'taxNo') : typed.taxNo
    const iban = typed.iban === undefined ? own && openOwn(sealer, own, 'iban') : typed.iban
    mustBeRight({ ...typed, kind: typed.kind ?? owner.kind, taxNo, iban })
    await store.writeBtransVilla(tx, {
      ...typed,
      ...{ villaId, version: version + 1 },
      taxNo: sealOwn(sealer, villaId, 'taxNo', taxNo || null),
      iban: sealOwn(sealer, villaId, 'iban', iban || null),
    })
    return ofVilla({ ...act, db: tx }, villaId)
  })

type Input = Omit<BtransInput, 'version'>

const tidy = (input: Input): Input => ({
  ...input,
  taxNo: input.taxNo && tidyNumber(input.taxNo),
  iban: input.iban && tidyNumber(input.iban),
  phone: input.phone && phoneNumber(input.phone),
  email: input.email.toLowerCase(),
})

const mustBeRight = ({ kind, taxNo, iban, phone }: Pick<Input, 'kind' | 'taxNo' | 'iban' | 'phone'>): void => {
  const number = kind === 'company' ? isVkn : isTckn
  const wrong: Record<string, { code: FieldFaultCode }> = {
    ...(taxNo && !number(taxNo) && { taxNo: { code: kind === 'company' ? ('vkn' as const) : ('tckn' as const) } }),
    ...(iban && !isIban(iban) && { iban: { code: 'iban' as const } }),
    ...(phone && !/^\+905\d{9}$/.test(phone) && { phone: { code: 'phone' as const } }),
  }
  if (Object.keys(wrong).length) throw new Refusal('malformed', {}, wrong)
}
