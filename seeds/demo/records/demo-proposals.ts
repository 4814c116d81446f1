import { eq } from 'drizzle-orm'
import { account } from '../../../src/features/accounts/accounts.table.ts'
import { picture } from '../../../src/features/media/media.table.ts'
import { ownerLogin } from '../../../src/features/owners/owners.table.ts'
import { addRows, closeDecided, decideRows, rowsOf } from '../../../src/features/proposals/proposals.store.ts'
import { noteProposal, openRows, proposePhotos, proposePrices } from '../../../src/features/proposals/propose.flow.ts'
import { photosOf } from '../../../src/features/villas/photos/photos.store.ts'
import { villa } from '../../../src/features/villas/villas.table.ts'
import type { Staff } from '../../../src/kernel/caller.ts'
import { dayInIstanbul } from '../../../src/kernel/day.ts'
import { found } from '../../../src/kernel/refusal.ts'
import type { Act } from '../../../src/platform/act.ts'
import type { Db } from '../../../src/platform/database/db.ts'
import type { DemoVilla } from '../demo-catalogue.ts'
import { pictureAddress } from '../pictures/demo-pictures.ts'

const HOUR = 3_600_000

/** Pictures that owners propose; no gallery shows them yet. */
export const PROPOSED_PICTURES = [
  { name: 'villa-02-kitchen-m', room: 'kitchen' },
  { name: 'villa-02-bath-m', room: 'bathroom' },
] as const

type Own = Act<unknown, Staff> & { villaId: number }

/** What owners propose: prices and photos that wait for staff, and one that was declined with a reason. */
export const fillProposals = async (db: Db, villas: readonly DemoVilla[], now: Date): Promise<void> => {
  const at = async (order: number, hoursAgo: number): Promise<Own> =>
    asOwner(db, found(villas[order]).id, new Date(now.getTime() - hoursAgo * HOUR))
  await declined(await at(7, 9 * 24))
  await dearerSummer(await at(2, 49))
  await cheaperAutumn(await at(5, 26))
  await newRooms(await at(8, 20))
  await otherCover(await at(2, 5))
}

/** The login of whoever owns a villa, at a moment. */
const asOwner = async (db: Db, villaId: number, now: Date): Promise<Own> => {
  const rows = await db
    .select({ account, ownerId: villa.ownerId })
    .from(villa)
    .innerJoin(ownerLogin, eq(ownerLogin.ownerId, villa.ownerId))
    .innerJoin(account, eq(account.id, ownerLogin.accountId))
    .where(eq(villa.id, villaId))
    .orderBy(account.id)
  const { account: person, ownerId } = found(rows[0])
  const name = `${person.firstName} ${person.lastName}`
  const who = { role: 'OWNER', accountId: person.id, name, sessionId: '', ownerIds: [ownerId], rights: [] } as const
  return { db, services: undefined, who, now, villaId }
}

/** The next year whose summer has not begun. */
const summerAfter = (now: Date): number => {
  const [year = 0, month = 0] = dayInIstanbul(now).split('-').map(Number)
  return month < 5 ? year : year + 1
}

const dearerSummer = async (own: Own): Promise<void> => {
  const year = summerAfter(own.now)
  await proposePrices(own, {
    villaId: own.villaId,
    note: 'Geçen yaz temmuz ortası haftalar öncesinden doldu. İki dönemi biraz yükseltelim, ağustos en az 5 gece olsun.',
    rows: [
      { from: `${year}-07-10`, until: `${year}-08-01`, nightly: 2_450_000, weekly: null, minNights: null },
      { from: `${year}-08-01`, until: `${year}-08-20`, nightly: 2_600_000, weekly: 17_500_000, minNights: 5 },
    ],
  })
}

const cheaperAutumn = async (own: Own): Promise<void> => {
  const year = summerAfter(own.now)
  await proposePrices(own, {
    villaId: own.villaId,
    note: 'Eylül sonu boş kalmasın, üç gece de verelim.',
    rows: [{ from: `${year}-09-20`, until: `${year}-10-11`, nightly: 790_000, weekly: null, minNights: 3 }],
  })
}

/** Two new photos beside one that is to go. */
const newRooms = async (own: Own): Promise<void> => {
  const { db, villaId } = own
  const photos = await photosOf(db, villaId)
  const proposalId = await proposePhotos(own, {
    villaId,
    changes: [{ what: 'remove', photoId: found(photos.at(-1)).id }],
  })
  for (const { name, room } of PROPOSED_PICTURES) {
    const stored = await db
      .select({ id: picture.id })
      .from(picture)
      .where(eq(picture.path, pictureAddress(name)))
    await addRows(db, [{ proposalId, pictureId: found(stored[0]).id, wish: { what: 'add', room } }])
  }
  await noteProposal(own, proposalId, 'Mutfak ile banyo yenilendi, eski yatak odası fotoğrafı kalkabilir.')
}

const otherCover = async (own: Own): Promise<void> => {
  const photos = await photosOf(own.db, own.villaId)
  const cover = found(photos[3]).id
  const proposalId = await proposePhotos(own, {
    villaId: own.villaId,
    changes: [{ what: 'cover', photoId: cover }],
  })
  await noteProposal(own, proposalId, 'Kapakta havuz dursun.')
}

const declined = async (own: Own): Promise<void> => {
  const { db, villaId, now } = own
  const year = summerAfter(now)
  const id = await proposePrices(own, {
    villaId,
    note: '',
    rows: [{ from: `${year}-06-01`, until: `${year}-06-15`, nightly: 2_900_000, weekly: null, minNights: 7 }],
  })
  const decidedAt = new Date(now.getTime() + 22 * HOUR)
  const reason = 'Haziran başında bölgenin ortalaması bunun yarısı; bu fiyatla boş kalır. Temmuz için konuşalım.'
  const rows = openRows(await rowsOf(db, id), undefined).map(({ row }) => row.id)
  await decideRows(db, rows, { state: 'declined', reason, decidedBy: 'Deniz Aksoy', decidedAt })
  await closeDecided(db, id, decidedAt)
}
