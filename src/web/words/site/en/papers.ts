import type { Phrase } from '../../say.ts'
import type { papers as tr } from '../tr/papers.ts'

/** Voucher, contract and guest list. */
export const papers = {
  'papers.title': 'Your papers',
  'papers.voucher': 'Booking voucher',
  'papers.voucherNote': 'Address, who meets you and what is paid, on one page.',
  'papers.contractNote': 'The wording you accepted and the terms of your booking.',
  'papers.open': 'Open PDF',
  'papers.toAccept': 'You haven’t accepted the agreement yet. Please read it and accept it once.',
  'papers.outdated': 'Your booking has changed. Please accept the agreement again with the new dates and total.',
  'papers.read': 'Read the agreement',
  'papers.accept': 'I have read and accept it',
  'papers.acceptNote': 'The time and the wording of that day are kept with your booking.',
  'papers.acceptedAt': 'You accepted the agreement on {when}.',
  'guests.title': 'Who is staying?',
  'guests.why':
    'Turkish law (no. 1774) asks us to register everyone who stays, babies too. Fill it in now and there is no waiting at the door.',
  'guests.complete': 'The list is complete, thank you. You can change it until you arrive.',
  'guests.missing': { one: '{n} person is still missing.', other: '{n} people are still missing.' },
  'guests.person': 'Guest {n}',
  'guests.firstName': 'First name',
  'guests.lastName': 'Surname',
  'guests.birthDate': 'Date of birth',
  'guests.nationality': 'Nationality',
  'guests.document': 'Document',
  'guests.document.tckn': 'Turkish ID',
  'guests.document.ykn': 'Turkish foreigner ID (99…)',
  'guests.document.passport': 'Passport',
  'guests.number': 'ID number',
  'guests.passportNumber': 'Passport number',
  'guests.numberKept': 'Saved. Type another one to change it.',
  'guests.save': 'Save the list',
  'guests.privacy':
    'Numbers are stored encrypted, opened for the registration alone and deleted a year after your stay.',
} satisfies Record<keyof typeof tr, Phrase>
