import { eq, type SQL, sql } from 'drizzle-orm'
import type { Localized } from '../../../kernel/language.ts'
import type { Minor } from '../../../kernel/money.ts'
import { found } from '../../../kernel/refusal.ts'
import type { Db } from '../../../platform/database/db.ts'
import { ask, given, statement } from '../../../platform/database/statement.ts'
import { owner } from '../../owners/owners.table.ts'
import { town } from '../../places/places.table.ts'
import type { BankAccount } from '../../settings/settings.contract.ts'
import { banksQuestion, settingsFrom, settingsQuestion } from '../../settings/settings.store.ts'
import { villa } from '../../villas/villas.table.ts'
import { ledgerEntry } from '../money/ledger.table.ts'

/** What letters say of a villa; `town` is its name, `photo` the path of its first picture. */
export type VillaOfLetter = {
  name: string
  headline: Localized
  town: string
  checkInTime: string
  checkOutTime: string
  photo: string | null
  latitude: number
  longitude: number
  address: string
  greeterName: string
  greeterPhone: string
  ownerId: number
  ownerName: string
  ownerEmail: string
  ownerPhone: string
}

const FIRST_PHOTO = sql<string | null>`(SELECT path FROM picture WHERE id =
  (SELECT picture_id FROM villa_photo WHERE villa_id = villa.id ORDER BY position, id LIMIT 1))`

/** What letters about a stay in a villa are written from, beside the reservation. */
export const matterQuestions = (villaId: SQL) => {
  const { name, headline, checkInTime, checkOutTime, latitude, longitude, address, greeterName, greeterPhone } = villa
  return {
    letterVillas: ask
      .select({
        ...{ name, headline, town: town.name, checkInTime, checkOutTime, photo: FIRST_PHOTO },
        ...{ latitude, longitude, address, greeterName, greeterPhone },
        ...{ ownerId: owner.id, ownerName: owner.name, ownerEmail: owner.email, ownerPhone: owner.phone },
      })
      .from(villa)
      .innerJoin(town, eq(town.id, villa.townId))
      .innerJoin(owner, eq(owner.id, villa.ownerId))
      .where(eq(villa.id, villaId)),
    settings: settingsQuestion(),
    banks: banksQuestion(),
  }
}

const matter = statement('letter_matter', () => ({
  ...matterQuestions(sql`${given('villaId')}`),
  sums: ask
    .select({
      paid: sql<number>`coalesce(sum(${ledgerEntry.amount}) FILTER (WHERE ${ledgerEntry.kind} IN ('payment', 'refund')), 0)`,
      changed: sql<number>`coalesce(sum(CASE ${ledgerEntry.kind} WHEN 'charge' THEN ${ledgerEntry.amount}
        WHEN 'write-off' THEN -${ledgerEntry.amount} END), 0)`,
    })
    .from(ledgerEntry)
    .where(eq(ledgerEntry.reservationId, given('id'))),
}))

/**
 * What letters about a reservation are written from; `paid` is what came in less what went back, `changed` what is owed
 * beyond the total (charges less what was written off).
 */
export type LetterMatter = {
  villa: VillaOfLetter
  settings: Record<string, string>
  banks: BankAccount[]
  paid: Minor
  changed: Minor
}

type Answered = Omit<Awaited<ReturnType<typeof matter>>, 'sums'>

type Sums = Pick<LetterMatter, 'paid' | 'changed'>

export const matterFrom = ({ letterVillas, settings, banks }: Answered, sums?: Sums): LetterMatter => ({
  villa: found(letterVillas[0]),
  settings: settingsFrom(settings),
  banks,
  paid: sums?.paid ?? 0,
  changed: sums?.changed ?? 0,
})

/** As `LetterMatter` says. */
export const letterMatter = async (tx: Db, { id, villaId }: { id: number; villaId: number }): Promise<LetterMatter> => {
  const { sums, ...answered } = await matter(tx, { id, villaId })
  return matterFrom(answered, sums[0])
}
