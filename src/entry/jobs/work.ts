import { dropExpiredSessions } from '../../features/accounts/accounts.store.ts'
import { forgetOldAudit } from '../../features/audit/audit.store.ts'
import type { FeedServices } from '../../features/availability/feeds/read-feed.flow.ts'
import { syncDueFeeds } from '../../features/availability/feeds/sync/sync-due-feeds.flow.ts'
import { postNewsletters, whyNewsletterIsStale } from '../../features/content/newsletter/issues/post-issues.flow.ts'
import { keepNoLonger } from '../../features/guests/privacy/retention.flow.ts'
import { sendDueLetters } from '../../features/letters/send-letters.flow.ts'
import { dropOrphanFiles } from '../../features/media/keep-file.flow.ts'
import type { PictureServices } from '../../features/media/keep-picture.flow.ts'
import { askAboutSilent } from '../../features/payments/ask-payment.flow.ts'
import { askAboutRefunds } from '../../features/payments/refunds/card-refund.flow.ts'
import type { PaymentServices } from '../../features/payments/start-payment.flow.ts'
import { forgetOldProposals } from '../../features/proposals/decide-proposal.flow.ts'
import { watchHolds } from '../../features/reservations/booking/watch-holds.flow.ts'
import { writeReminders } from '../../features/reservations/letters/remind.flow.ts'
import { whyLetterIsStale } from '../../features/reservations/letters/stale-letters.flow.ts'
import { expireHolds } from '../../features/reservations/life/expire-holds.flow.ts'
import { settleQueues } from '../../features/reservations/life/queue.flow.ts'
import { foldLedgerTally } from '../../features/reservations/money/till/transactions.store.ts'
import { foldTally } from '../../features/reservations/views/reservation-counts.store.ts'
import type { RateServices } from '../../features/settings/rates/fetch-bulletin.server.ts'
import { takeDueRates } from '../../features/settings/rates/rates.flow.ts'
import { endPermits } from '../../features/villas/permits/end-permits.flow.ts'
import { lookAtWatches, type WatchServices } from '../../features/watches/look-at-watches.flow.ts'
import { SYSTEM } from '../../kernel/caller.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Mailer } from '../../platform/mailer.ts'
import { dropOldQuotas } from '../../platform/quota.ts'
import { forgetOldAnswers } from '../../platform/repeat.ts'
import type { Sealer } from '../../platform/sealed.ts'
import type { Job } from './jobs.ts'
import { SHELVES } from './shelves.ts'

/** What the product does by itself, and how often. */
export const workOf = (
  db: Db,
  services: PaymentServices & FeedServices & PictureServices & RateServices & WatchServices & { sealer: Sealer },
  mailer: Mailer,
  capped: boolean,
): Job[] => [
  { name: 'expire-holds', everyMs: 15_000, work: (now) => expireHolds({ db, services, who: SYSTEM, now }) },
  {
    name: 'send-letters',
    everyMs: 2_000,
    work: (now) =>
      sendDueLetters({
        ...{ db, now },
        services: {
          mailer,
          sealer: services.sealer,
          files: services.files,
          whyStale: async (letter) => (await whyLetterIsStale(db, letter, now)) ?? whyNewsletterIsStale(db, letter),
        },
      }),
  },
  { name: 'post-newsletters', everyMs: 2_000, work: (now) => postNewsletters({ db, services, now }) },
  { name: 'write-reminders', everyMs: 60_000, work: (now) => writeReminders({ db, services, now }) },
  { name: 'ask-about-payments', everyMs: 20_000, work: (now) => askAboutSilent({ db, services, who: SYSTEM, now }) },
  { name: 'ask-about-refunds', everyMs: 20_000, work: (now) => askAboutRefunds({ db, services, who: SYSTEM, now }) },
  { name: 'sync-feeds', everyMs: 30_000, work: (now) => syncDueFeeds({ db, services, now }) },
  { name: 'forget-answers', everyMs: 3_600_000, work: (at) => forgetOldAnswers(db, at) },
  { name: 'settle-queues', everyMs: 15_000, work: (now) => settleQueues({ db, services, who: SYSTEM, now }) },
  { name: 'watch-holds', everyMs: 300_000, work: (at) => (capped ? watchHolds(db, at) : Promise.resolve(0)) },
  { name: 'fold-tally', everyMs: 600_000, work: async () => (await foldTally(db)) + (await foldLedgerTally(db)) },
  { name: 'drop-orphan-files', everyMs: 3_600_000, work: (now) => dropOrphanFiles({ db, services, now }, SHELVES) },
  { name: 'take-rates', everyMs: 300_000, work: (now) => takeDueRates({ db, services, now }) },
  { name: 'end-permits', everyMs: 600_000, work: (now) => endPermits({ db, now }) },
  { name: 'forget-audit', everyMs: 3_600_000, work: (at) => forgetOldAudit(db, at) },
  { name: 'forget-proposals', everyMs: 3_600_000, work: (at) => forgetOldProposals(db, at) },
  { name: 'retention', everyMs: 3_600_000, work: (now) => keepNoLonger({ db, services, now }) },
  { name: 'look-at-watches', everyMs: 20_000, work: (now) => lookAtWatches({ db, services, now }) },
  { name: 'drop-quotas', everyMs: 3_600_000, work: (at) => dropOldQuotas(db, at) },
  { name: 'drop-sessions', everyMs: 3_600_000, work: (at) => dropExpiredSessions(db, at) },
]
