import type { Phrase } from '../../../say.ts'
import type { reviews as turkish } from '../../tr/finding/reviews.ts'

export const reviews: Record<keyof typeof turkish, Phrase> = {
  'reviews.title': 'Reviews',
  'reviews.head': { one: 'After {n} stay', other: 'After {n} stays' },
  'reviews.none': 'No reviews of this villa yet. We ask guests after their stay and add what they say here.',
  'reviews.signed': 'Only guests who stayed can write, by a link sent to them. A low rating is no reason to hide one.',
  'reviews.spread': 'How the ratings spread',
  'reviews.starsOf': { one: '{count} reviews with {n} star', other: '{count} reviews with {n} stars' },
  'reviews.theme.cleanliness': 'Cleanliness',
  'reviews.theme.truth': 'True to the listing',
  'reviews.theme.place': 'Location',
  'reviews.theme.communication': 'Communication',
  'reviews.theme.value': 'Value for money',
  'reviews.themes': 'Ratings by theme',
  'reviews.filter': 'Filter by who stayed',
  'reviews.all': 'All',
  'reviews.party.family': 'Family',
  'reviews.party.couple': 'Couple',
  'reviews.party.friends': 'Friends',
  'reviews.party.other': 'Other',
  'reviews.nobody': 'No review matches this choice.',
  'reviews.shown': '{n} reviews shown',
  'reviews.more': 'More reviews ({n})',
  'reviews.answer': 'Answer of {name}',
}
