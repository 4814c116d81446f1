import type { Act } from '../../platform/act.ts'
import { agencyFacts } from '../letters/agency-facts.ts'
import { postLetter } from '../letters/letters.store.ts'
import { publicSettingsOf } from '../settings/settings.store.ts'
import * as store from './proposals.store.ts'

const KIND = { prices: 'fiyat', photos: 'fotoğraf' } as const

/**
 * Writes to the owner what became of a proposal, in the transaction that decides its last row: one letter a proposal.
 * While a row waits, and for an owner without an address, there is none.
 */
export const tellOwner = async ({ db, services, now }: Act<{ publicUrl: string }>, id: number): Promise<void> => {
  const head = await store.proposalById(db, id)
  if (!head?.closedAt || head.approved + head.declined === 0) return
  const to = await store.ownerToTell(db, head.ownerId)
  if (!to?.email) return
  await postLetter(db, {
    template: 'proposal_decided',
    recipient: to.email,
    language: 'tr',
    facts: {
      ...agencyFacts(await publicSettingsOf(db)),
      ...{ ev_sahibi: to.name, villa_adi: head.villa.name, oneri: KIND[head.kind], karar: decisionOf(head) },
      ...{ onaylanan: rowsText(head.approved), reddedilen: rowsText(head.declined) },
      neden: (await store.reasonsOf(db, id)).join(' · '),
      oneri_linki: `${services.publicUrl}/dashboard/proposals/${id}`,
    },
    onceKey: `proposal_decided:${id}`,
    now,
  })
}

const decisionOf = ({ approved, declined }: { approved: number; declined: number }): string => {
  if (!declined) return 'onaylandı'
  return approved ? 'kısmen onaylandı' : 'reddedildi'
}

const rowsText = (rows: number): string => (rows ? `${rows} satır` : '')
