import type { Phrase } from '../../../say.ts'
import type { newsletter as turkish } from '../../tr/links/newsletter.ts'

export const newsletter: Record<keyof typeof turkish, Phrase> = {
  'newsletter.title': 'Newsletter',
  'newsletter.confirm': 'Confirm your subscription',
  'newsletter.confirmText': 'Shall we send the newsletter to {email}?',
  'newsletter.consent': 'I agree to receive commercial messages by e-mail. I can unsubscribe at any time.',
  'newsletter.yes': 'Yes, I agree',
  'newsletter.confirmed': 'Your subscription is confirmed, thank you.',
  'newsletter.confirmedText': 'Every newsletter ends with a link that unsubscribes you in one press.',
  'newsletter.leave': 'Unsubscribe',
  'newsletter.leaveText': 'Shall we stop sending the newsletter to {email}?',
  'newsletter.no': 'Unsubscribe me',
  'newsletter.left': 'You have unsubscribed.',
  'newsletter.leftText':
    'We send no more newsletters to this address. Messages about your reservation are not newsletters.',
  'newsletter.lost': 'This link is not valid.',
  'newsletter.lostText': 'Make sure you opened the whole address from the message, or write to us.',
}
