import type { Phrase } from '../../../say.ts'
import type { review as turkish } from '../../tr/links/review.ts'

export const review: Record<keyof typeof turkish, Phrase> = {
  'review.title': 'How was your stay?',
  'review.hello': '{author}, would you tell us about your stay at {villa} in a few sentences?',
  'review.rating': 'Your rating',
  'review.star': '{n} out of 5',
  'review.text': 'Your review',
  'review.hint': 'Up to 2,000 characters. What did you like, what should the next guest know?',
  'review.shown': 'We publish it as “{author}” after reading it; a low rating is no reason to hide it.',
  'review.send': 'Send my review',
  'review.choose': 'Please choose a rating.',
  'review.sent': 'Thank you, we have received your review.',
  'review.sentText': 'It appears on the villa’s page once we have read it.',
  'review.early': 'Your stay is not over yet.',
  'review.earlyText': 'You can write here from the day you leave.',
  'review.ended': 'This stay can no longer be reviewed.',
  'review.endedText': 'If there is something you want to tell us, write to us.',
  'review.lost': 'This link is not valid.',
  'review.lostText': 'Make sure you opened the whole address from the message, or write to us.',
}
