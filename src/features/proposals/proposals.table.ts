import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant, key } from '../../platform/database/columns.ts'
import { account } from '../accounts/accounts.table.ts'
import { picture } from '../media/media.table.ts'
import { villa } from '../villas/villas.table.ts'
import type { ProposalKind, RowState, Wish } from './proposal.shape.ts'

/** What an owner proposes for a villa. Nothing of it is priced or shown before staff approve. */
export const proposal = pgTable(
  'proposal',
  {
    id: key(),
    villaId: integer('villa_id')
      .notNull()
      .references(() => villa.id, { onDelete: 'cascade' }),
    kind: text().$type<ProposalKind>().notNull(),
    note: text().notNull().default(''),
    madeBy: text('made_by').notNull(),
    accountId: integer('account_id').references(() => account.id, { onDelete: 'set null' }),
    madeAt: instant('made_at').notNull(),
    /** When its last row was decided or withdrawn; null = it waits. */
    closedAt: instant('closed_at'),
  },
  (table) => [index().on(table.villaId), index('proposal_closed').on(table.closedAt)],
)

/** One thing that is proposed, and what staff said of it. */
export const proposalRow = pgTable(
  'proposal_row',
  {
    id: key(),
    proposalId: integer('proposal_id')
      .notNull()
      .references(() => proposal.id, { onDelete: 'cascade' }),
    wish: jsonb().$type<Wish>().notNull(),
    /** A new picture; null once it is stored nowhere any more. */
    pictureId: integer('picture_id').references(() => picture.id, { onDelete: 'set null' }),
    state: text().$type<RowState>().notNull().default('open'),
    /** Why it was declined. */
    reason: text().notNull().default(''),
    decidedBy: text('decided_by'),
    decidedAt: instant('decided_at'),
    /** What stood there when it was approved, as the screen shows it. */
    before: jsonb(),
    /** The price change that takes it back. */
    changeId: integer('change_id'),
  },
  (table) => [index().on(table.proposalId), index('proposal_row_picture').on(table.pictureId)],
)
