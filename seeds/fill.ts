import { account } from '../src/features/accounts/accounts.table.ts'
import { discount, extra, priceTerms, season } from '../src/features/pricing/pricing.table.ts'
import { addDays, dayInIstanbul } from '../src/kernel/day.ts'
import type { Db } from '../src/platform/database/db.ts'
import type { Files } from '../src/platform/files/storage/files.ts'
import type { Sealer } from '../src/platform/sealed.ts'
import { blog } from './content/blog.ts'
import { towns } from './content/towns.ts'
import { villaTypes } from './content/villa-types.ts'
import { eastVillas } from './content/villas-east.ts'
import { westVillas } from './content/villas-west.ts'
import { inAgencyOrder } from './demo/agency-order.ts'
import { fillBookings } from './demo/demo-bookings.ts'
import { type DemoVilla, fillCatalogue } from './demo/demo-catalogue.ts'
import { fillContent } from './demo/demo-content.ts'
import { fillFeeds } from './demo/demo-feeds.ts'
import { discountsOf, extrasOf, seasonsOf, termsOf } from './demo/demo-prices.ts'
import { storePictures } from './demo/pictures/demo-pictures.ts'
import { galleriesOf } from './demo/pictures/galleries.ts'
import { fillOwners } from './demo/records/demo-owners.ts'
import { fillPermits } from './demo/records/demo-permits.ts'
import { fillProposals, PROPOSED_PICTURES } from './demo/records/demo-proposals.ts'
import { fillBankRows, fillSettlement, fillTillAndInvoices } from './demo/records/demo-settlement.ts'
import { fillVisits } from './demo/records/demo-visits.ts'
import { insertAll } from './insert-all.ts'
import { fillBanks, fillStarter } from './starter.ts'

export type FillOptions = { now: Date; files: Files; passwordHash: string; sealer?: Sealer }

/**
 * Fills an empty database with the demo agency, in one transaction. The same day gives the same data; dates lie around
 * `now`.
 */
export const fillDemoData = async (db: Db, { now, files, passwordHash, sealer }: FillOptions): Promise<void> => {
  const seeds = inAgencyOrder([...westVillas, ...eastVillas])
  const galleries = galleriesOf(seeds)
  const elsewhere = [...towns, ...villaTypes, ...blog].map(({ picture }) => picture)
  const pictures = await storePictures(files, [
    ...galleries.flatMap((photos) => photos.map(({ name }) => name)),
    ...elsewhere,
    ...PROPOSED_PICTURES.map(({ name }) => name),
  ])
  await db.transaction(async (tx) => {
    const accounts = await fillAccounts(tx, passwordHash, now)
    const ownerOf = await fillOwners(tx, { accounts, sealer, now })
    await fillStarter(tx, now)
    await fillBanks(tx)
    const villas = await fillCatalogue(tx, { seeds, galleries, pictures }, ownerOf, now)
    await fillPermits(tx, villas, now)
    await fillVisits(tx, villas, now)
    await fillPrices(tx, villas, now)
    await fillProposals(tx, villas, now)
    await fillContent(tx, villas, now)
    await fillBookings(tx, villas, now)
    await fillSettlement(tx, now)
    await fillBankRows(tx, now)
    await fillTillAndInvoices(tx, now)
    await fillFeeds(tx, villas, now)
  })
}

/** The demo logins. Answers the ids of the owners’ logins in order. */
const fillAccounts = async (db: Db, passwordHash: string, now: Date): Promise<number[]> => {
  const createdAt = new Date(now.getTime() - 900 * 86_400_000)
  const person = (role: 'ADMIN' | 'OWNER', login: string, name: string, phone: string) => {
    const [firstName = '', lastName = ''] = name.split(' ')
    return { role, email: `${login}@happyvillalari.test`, passwordHash, firstName, lastName, phone, createdAt }
  }
  await db.insert(account).values(person('ADMIN', 'admin', 'Deniz Aksoy', '+905550001001'))
  const owners = await db
    .insert(account)
    .values([
      person('OWNER', 'owner', 'Nermin Uçar', '+905550001002'),
      person('OWNER', 'owner2', 'Halil Toprak', '+905550001003'),
      person('OWNER', 'owner3', 'Sevgi Duman', '+905550001004'),
    ])
    .returning({ id: account.id, email: account.email })
  return owners.sort((one, other) => (one.email < other.email ? -1 : 1)).map(({ id }) => id)
}

const fillPrices = async (db: Db, villas: DemoVilla[], now: Date): Promise<void> => {
  const today = dayInIstanbul(now)
  const year = Number(today.slice(0, 4))
  const comingSummer = today.slice(5) < '09-21' ? year : year + 1
  const years = { firstYear: year - 1, lastYear: year + 2, highYear: comingSummer }
  const arrivals = { from: addDays(today, -400), until: `${comingSummer}-11-01` }
  const createdAt = new Date(now.getTime() - 400 * 86_400_000)
  await insertAll(
    db,
    priceTerms,
    villas.map(({ id, order, seed }) => termsOf(seed, id, order)),
  )
  await insertAll(
    db,
    season,
    villas.flatMap(({ id, order, seed }) => seasonsOf(seed, id, order, years)),
  )
  await insertAll(
    db,
    discount,
    villas.flatMap(({ id, order, seed }) => discountsOf({ id, order, seed }, arrivals, createdAt)),
  )
  await insertAll(
    db,
    extra,
    villas.flatMap(({ id, seed }) => extrasOf(seed, id)),
  )
}
