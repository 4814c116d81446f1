import { listGuests } from '../../../features/guests/record/guests.contract.ts'
import { formatMoney, phoneText } from '../../../kernel/format.ts'
import { say } from '../../words/dashboard.ts'
import { listSheet } from './list-sheet.ts'

/** Everybody who has booked as a spreadsheet. */
export const guestSheet = listSheet(
  listGuests,
  'misafirler',
  [
    { key: 'name', head: say('guests.name'), kind: 'text', width: 26 },
    { key: 'reached', head: say('guests.contact'), kind: 'text', width: 40 },
    { key: 'stays', head: say('guests.stays'), kind: 'number', width: 12 },
    { key: 'sums', head: say('guests.total'), kind: 'text', width: 24 },
    { key: 'lastStay', head: say('guests.last'), kind: 'day' },
    { key: 'notes', head: 'Not', kind: 'text', width: 40 },
  ],
  (row) => ({
    ...row,
    reached: row.contacts.map(phoneText).join(', '),
    sums: row.totals.map(({ total, currency }) => formatMoney(total, currency, 'tr')).join(' + '),
  }),
)
