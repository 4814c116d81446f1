import { useRouteLoaderData } from 'react-router'
import type { VillaPage } from '../../../features/villas/villas.contract.ts'
import { ISO_CODE } from '../../../kernel/money.ts'
import { imageUrl } from '../../ui/picture.tsx'
import { useSay } from '../../words/use-say.ts'
import { JsonLd } from '../pages/json-ld.tsx'
import { useSitePath } from '../site-link.tsx'
import type { VillaCalendar, VillaRating } from './villa-answers.ts'

type Props = { villa: VillaPage; calendar: VillaCalendar; rating: VillaRating }

/** The villa and its place in the site as schema.org knows them. */
export const VillaData = ({ villa, calendar, rating }: Props) => {
  const say = useSay()
  const path = useSitePath()
  const origin = useRouteLoaderData<{ publicUrl: string }>('root')?.publicUrl ?? ''
  const url = (to: string) => origin + path(to)
  const lowest = Math.min(...calendar.seasons.map(({ nightly }) => nightly))
  const crumbs = [
    { name: say('crumbs.home'), item: url('/') },
    { name: villa.town.name, item: url(`/${villa.town.slug}`) },
    { name: villa.name, item: url(`/villa/${villa.slug}`) },
  ]
  return (
    <>
      <JsonLd
        data={{
          '@type': 'VacationRental',
          additionalType: 'Villa',
          identifier: villa.code,
          name: villa.name,
          description: villa.headline,
          url: url(`/villa/${villa.slug}`),
          image: villa.photos.slice(0, 8).map((photo) => origin + imageUrl(photo.path, 1280)),
          address: { '@type': 'PostalAddress', addressLocality: villa.district.name, addressRegion: villa.town.name, addressCountry: 'TR' },
          checkinTime: villa.checkInTime,
          checkoutTime: villa.checkOutTime,
          ...(Number.isFinite(lowest) && { priceRange: `${lowest / 100} ${ISO_CODE[calendar.currency]}+` }),
          ...(rating && {
            aggregateRating: {
              '@type': 'AggregateRating',
              ratingValue: rating.average.toFixed(1),
              reviewCount: rating.count,
              bestRating: 5,
            },
          }),
          containsPlace: {
            '@type': 'Accommodation',
            occupancy: { '@type': 'QuantitativeValue', maxValue: villa.guests },
            numberOfBedrooms: villa.bedrooms,
            numberOfBathroomsTotal: villa.bathrooms,
            floorSize: { '@type': 'QuantitativeValue', value: villa.area, unitCode: 'MTK' },
            amenityFeature: villa.featureCategories.flatMap(({ features }) =>
              features.map(({ name }) => ({ '@type': 'LocationFeatureSpecification', name, value: true })),
            ),
          },
        }}
      />
      <JsonLd
        data={{
          '@type': 'BreadcrumbList',
          itemListElement: crumbs.map((crumb, index) => ({ '@type': 'ListItem', position: index + 1, ...crumb })),
        }}
      />
    </>
  )
}
