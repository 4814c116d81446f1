import type { Choices } from '../../../../features/villas/choices/choices.contract.ts'
import { type DashboardWordKey, say } from '../../../words/dashboard.ts'
import { plainText } from '../../kit/form/merge/merge-note.tsx'

const LABELS: Record<string, DashboardWordKey> = {
  name: 'house.name',
  slug: 'house.slug',
  code: 'house.code',
  ownerId: 'villas.owner',
  currency: 'house.currency',
  typeIds: 'house.types',
  live: 'house.live',
  headline: 'house.headline',
  description: 'house.description',
  video: 'house.video',
  seoTitle: 'house.seo-title',
  seoDescription: 'house.seo-description',
  townId: 'house.town',
  districtId: 'house.district',
  latitude: 'map.latitude',
  longitude: 'map.longitude',
  address: 'house.address',
  guests: 'house.guests',
  bedrooms: 'house.bedrooms',
  bathrooms: 'house.bathrooms',
  area: 'house.area',
  rooms: 'house.rooms',
  pools: 'house.pools',
  distances: 'house.distances',
  rules: 'house.rules',
  checkInTime: 'house.checkInTime',
  checkOutTime: 'house.checkOutTime',
  greeterName: 'house.greeter-name',
  greeterPhone: 'house.greeter-phone',
}

/** What a field of the editor is called, by its path: 'headline.en' → 'Başlık (EN)'. */
export const fieldLabel = (name: string): string => {
  const [field = '', part] = name.split('.')
  const word = LABELS[field]
  const label = word ? say(word) : name
  return part && part.length === 2 ? `${label} (${part.toUpperCase()})` : label
}

/** A value of a field in words, short enough for a button. */
export const clashText = (value: unknown, { types }: Pick<Choices, 'types'>): string =>
  Array.isArray(value) && value.every((each) => typeof each === 'number')
    ? types
        .filter(({ id }) => value.includes(id))
        .map(({ name }) => name)
        .join(', ')
    : plainText(value)
