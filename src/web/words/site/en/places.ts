import type { Phrase } from '../../say.ts'
import type { places as turkish } from '../tr/places.ts'

export const places: Record<keyof typeof turkish, Phrase> = {
  'regions.title': 'Along the coast, bay by bay',
  'regions.text': 'Choose the place first, then the house: each region has its own sea, roads and crowds.',
  'regions.all': 'All regions',
  'regions.h1': 'Villa regions',
  'regions.none': 'No region is published yet.',
  'regions.description':
    'The villa regions from Fethiye to Bodrum: how many villas there are, what each place is like, its neighbourhoods.',
  'regions.failed': 'Failed to load regions',
  'regions.failed.text': 'The regions could not be loaded; the search still works.',
  'region.title': 'Villas for rent in {name}',
  'place.all': 'All of {name}',
  'place.dated': 'Only those available on these dates; the price is the total of the stay.',
  'place.undated': 'Choose dates to see totals and what is really available.',
  'place.filter': 'Search with all filters',
  'place.about.town': 'What is {name} like?',
  'place.about.type': 'About: {name}',
  'place.faq': 'Frequently asked',
  'place.others.town': 'Other regions',
  'place.others.type': 'Other villa types',
}
