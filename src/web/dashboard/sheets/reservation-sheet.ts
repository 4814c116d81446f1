import { listReservations } from '../../../features/reservations/reservations-admin.contract.ts'
import { dayInIstanbul } from '../../../kernel/day.ts'
import { phoneText } from '../../../kernel/format.ts'
import { ISO_CODE } from '../../../kernel/money.ts'
import { say } from '../../words/dashboard.ts'
import { listSheet } from './list-sheet.ts'

/** Reservations as a spreadsheet. */
export const reservationSheet = listSheet(
  listReservations,
  'rezervasyonlar',
  [
    { key: 'code', head: say('reservation.code'), kind: 'text' },
    { key: 'statusWord', head: say('reservation.status'), kind: 'text', width: 16 },
    { key: 'guestName', head: say('reservation.guest'), kind: 'text', width: 26 },
    { key: 'phoneText', head: 'Telefon', kind: 'text', width: 20 },
    { key: 'email', head: 'E-posta', kind: 'text', width: 26 },
    { key: 'villa', head: say('reservation.villa'), kind: 'text', width: 22 },
    { key: 'checkIn', head: 'Giriş', kind: 'day' },
    { key: 'checkOut', head: 'Çıkış', kind: 'day' },
    { key: 'nights', head: say('reservation.nights-head'), kind: 'number', width: 8 },
    { key: 'guests', head: say('reservation.guests-head'), kind: 'number', width: 8 },
    { key: 'total', head: say('reservation.total'), kind: 'money' },
    { key: 'paid', head: 'Ödenen', kind: 'money' },
    { key: 'balance', head: say('reservation.due'), kind: 'money' },
    { key: 'currencyCode', head: 'Para birimi', kind: 'text', width: 10 },
    { key: 'sourceWord', head: say('reservation.source'), kind: 'text' },
    { key: 'created', head: say('reservation.booked-on'), kind: 'day' },
  ],
  (row) => ({
    ...row,
    statusWord: say(`status.${row.status}`),
    phoneText: phoneText(row.phone),
    currencyCode: ISO_CODE[row.currency],
    sourceWord: say(`source.${row.source}`),
    created: dayInIstanbul(new Date(row.createdAt)),
  }),
)
