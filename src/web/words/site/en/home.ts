import type { Phrase } from '../../say.ts'
import type { home as turkish } from '../tr/home.ts'

export const home: Record<keyof typeof turkish, Phrase> = {
  'hero.title': 'Available villas on the Turkish coast, total price up front',
  'hero.text': 'Choose your dates: we show only the villas available then, each with its total, cleaning included.',
  'hero.photo': 'Swimming pool and sun terrace of a stone villa above the sea',
  'home.description':
    'Villas for rent in Fethiye, Kaş, Kalkan and Bodrum from a licensed agency: dates that are really available, totals with cleaning, the Ministry’s permit number.',
  'home.blog': 'Read before you go',
  trust: 'Why you can trust us',
  'trust.licence': 'A licensed travel agency.',
  'trust.permit': 'Every villa has its permit',
  'trust.permit.text': 'The Ministry’s number is in the listing, one tap checks it.',
  'trust.price': 'What you see is what you pay',
  'trust.price.text': 'Cleaning and taxes are in the total from the first screen.',
  'trust.option': 'Held for you for 24 hours, free',
  'trust.option.text': 'Your dates are kept while you decide.',
  'popular.title': 'Popular villas',
  'popular.text': 'The houses guests ask for most. Choose dates and the price becomes the total of your stay.',
  'soon.title': 'Free nights this week',
  'month.badge': 'Villa of the month',
  'month.night': 'From',
  'month.option': 'Hold it first, decide later',
  'month.option.text':
    'The dates you like stay yours for 24 hours, free of charge; for 4 hours when you arrive within 7 days. Nobody else can take those nights meanwhile.',
  'why.title': 'The house and the price are as shown',
  'why.honest': 'We name the weak points too',
  'why.honest.text':
    'A steep road, a neighbour’s window, summer music: what you should know is in bold in the villa’s text.',
  'why.calendar': 'Live calendars, no double bookings',
  'why.calendar.text': 'A day that looks free is free. While your option runs, nobody can take the same night.',
  'why.price': 'No surprise charges',
  'why.price.text': 'Every line says why it is there. You see the refund dates before you pay.',
  'why.people': 'A person on the phone',
  'why.people.text':
    'Ask by phone or WhatsApp; reach your reservation with its code and your phone number, without an account.',
  receipt: 'An example of a price',
  'receipt.stay': { one: 'Accommodation, {n} night', other: 'Accommodation, {n} nights' },
  'receipt.discount': 'Discount',
  'receipt.cleaning': 'Cleaning, towels, linen',
  'receipt.bills': 'Electricity, water, internet',
  'receipt.included': 'Included',
  'receipt.now': 'Pre-payment now',
  'comments.title': 'What our guests say',
  'comments.sum': { one: '{value} · {n}\u00a0review', other: '{value} · {n}\u00a0reviews' },
  'failed.search': 'Connection error, please try again. The search still works.',
}
