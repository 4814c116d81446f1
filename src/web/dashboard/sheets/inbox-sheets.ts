import { listDeskComments } from '../../../features/content/comments/comments-desk.contract.ts'
import { listMessages } from '../../../features/content/messages/messages.contract.ts'
import { listSubscribers } from '../../../features/content/newsletter/newsletter.contract.ts'
import { formatInstant, phoneText } from '../../../kernel/format.ts'
import { say } from '../../words/dashboard.ts'
import { listSheet } from './list-sheet.ts'

const at = (instant: string | null): string => (instant ? formatInstant(instant, 'tr') : '')

/** What visitors wrote as a spreadsheet. */
export const messageSheet = listSheet(
  listMessages,
  'iletisim-formu',
  [
    { key: 'written', head: say('audit.when'), kind: 'text', width: 20 },
    { key: 'name', head: say('contact.who'), kind: 'text', width: 24 },
    { key: 'email', head: 'E-posta', kind: 'text', width: 28 },
    { key: 'phoneText', head: 'Telefon', kind: 'text', width: 20 },
    { key: 'message', head: say('contact.message'), kind: 'text', width: 60 },
    { key: 'assignee', head: say('contact.assignee'), kind: 'text', width: 20 },
    { key: 'replies', head: 'Yanıt', kind: 'number', width: 8 },
    { key: 'done', head: 'Tamamlandı', kind: 'text', width: 20 },
  ],
  (row) => ({ ...row, written: at(row.createdAt), phoneText: phoneText(row.phone), done: at(row.doneAt) }),
)

/** What guests wrote about villas as a spreadsheet. */
export const commentSheet = listSheet(
  listDeskComments,
  'yorumlar',
  [
    { key: 'written', head: say('audit.when'), kind: 'text', width: 20 },
    { key: 'villaName', head: say('comments.villa'), kind: 'text', width: 24 },
    { key: 'author', head: 'Yazan', kind: 'text', width: 20 },
    { key: 'rating', head: 'Puan', kind: 'number', width: 8 },
    { key: 'text', head: say('comments.comment'), kind: 'text', width: 60 },
    { key: 'stateWord', head: say('comments.status'), kind: 'text' },
    { key: 'answer', head: 'Yanıt', kind: 'text', width: 40 },
  ],
  (row) => ({
    ...row,
    written: at(row.createdAt),
    villaName: row.villa.name,
    stateWord: say(`comments.state.${row.state}`),
  }),
)

/** The addresses of the newsletter as a spreadsheet. */
export const subscriberSheet = listSheet(
  listSubscribers,
  'e-bulten',
  [
    { key: 'email', head: say('subscribers.email'), kind: 'text', width: 32 },
    { key: 'stateWord', head: say('subscribers.status'), kind: 'text', width: 18 },
    { key: 'asked', head: say('subscribers.when'), kind: 'text', width: 20 },
    { key: 'confirmed', head: 'Onay', kind: 'text', width: 20 },
    { key: 'left', head: 'Ayrılma', kind: 'text', width: 20 },
    { key: 'textVersion', head: say('subscribers.text'), kind: 'text' },
    { key: 'ip', head: say('subscribers.ip'), kind: 'text', width: 18 },
  ],
  (row) => ({
    ...row,
    stateWord: say(`subscribers.state.${row.state}`),
    ...{ asked: at(row.consentAt), confirmed: at(row.confirmedAt), left: at(row.leftAt) },
  }),
)
