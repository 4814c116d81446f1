import type { Phrase } from '../../say.ts'
import type { owner as turkish } from '../tr/owner.ts'

export const owner: Record<keyof typeof turkish, Phrase> = {
  'owner.title': 'New request',
  'owner.hello': 'Hello {owner},',
  'owner.ask': 'There is a request for {villa}. Do these dates suit you?',
  'owner.guest': 'Guest',
  'owner.dates': 'Dates',
  'owner.party': 'Nights and guests',
  'owner.partyOf': '{nights} nights, {guests} guests',
  'owner.total': 'Price of the stay',
  'owner.until': 'Please answer by',
  'owner.note': 'A note to the agency',
  'owner.noteHint': 'Only our agency reads it; the guest does not.',
  'owner.approve': 'Approve',
  'owner.decline': 'Decline',
  'owner.whatThen':
    'If you approve, the dates are held for the guest, who then pays ahead. If you decline, we tell the guest that these dates are not available.',
  'owner.approved': 'Approved. Thank you.',
  'owner.approvedText':
    'The dates are held for the guest. We will write to you when the pre-payment is in and the stay is sure.',
  'owner.declined': 'Declined. Thank you.',
  'owner.declinedText': 'We let the guest know; there is nothing else for you to do.',
  'owner.ended': 'This request is no longer open.',
  'owner.endedText': 'Its time ran out, or it was withdrawn. If you have a question, please call us.',
  'owner.lost': 'This link is not valid.',
  'owner.lostText': 'Please open the whole address as it is in the message, or call us.',
}
