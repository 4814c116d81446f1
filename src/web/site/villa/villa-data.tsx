import { useRouteLoaderData } from 'react-router'
import type { VillaPage } from '../../../features/villas/villas.contract.ts'
import { ISO_CODE } from '../../../kernel/money.ts'
import { imageUrl } from '../../ui/image-url.ts'
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
  const crumbs = [
    { name: say('nav.home'), item: url('/') },
    { name: villa.town.name, item: url(`/${villa.town.slug}`) },
    { name: villa.name, item: url(`/villa/${villa.slug}`) },
  ]
  return (
    <>
      <JsonLd
        data={{
          '@type': 'VacationRental',
          additionalType: 'Villa',
          identifier: [
            villa.code,
            ...(villa.permitNo ? [{ '@type': 'PropertyValue', name: PERMIT, value: villa.permitNo }] : []),
          ],
          name: villa.name,
          description: villa.headline,
          url: url(`/villa/${villa.slug}`),
          image: villa.photos.map((photo) => origin + imageUrl(photo.path, 1280)),
          address: {
            '@type': 'PostalAddress',
            addressLocality: villa.district.name,
            addressRegion: villa.town.name,
            addressCountry: 'TR',
          },
          latitude: villa.latitude.toFixed(5),
          longitude: villa.longitude.toFixed(5),
          checkinTime: villa.checkInTime,
          checkoutTime: villa.checkOutTime,
          makesOffer: offerOf(calendar),
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
            occupancy: { '@type': 'QuantitativeValue', value: villa.guests, maxValue: villa.guests },
            bed: bedsOf(villa),
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

/** What the Ministry calls the permit of a home. */
const PERMIT = 'Turizm Amaçlı Kiralama İzin Belgesi'

/** The nightly prices ahead, from the lowest to the highest; undefined while there are none. */
const offerOf = ({ seasons, currency }: VillaCalendar) => {
  const prices = seasons.map(({ nightly }) => nightly / 100)
  if (!prices.length) return undefined
  return {
    '@type': 'Offer',
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      minPrice: Math.min(...prices),
      maxPrice: Math.max(...prices),
      priceCurrency: ISO_CODE[currency],
      unitCode: 'DAY',
    },
  }
}

const BEDS = { double: 'Double', single: 'Single', bunk: 'Bunk' } as const

const bedsOf = ({ rooms }: VillaPage) =>
  Object.entries(BEDS).flatMap(([kind, typeOfBed]) => {
    const numberOfBeds = rooms.reduce((sum, { beds }) => sum + beds[kind as keyof typeof BEDS], 0)
    return numberOfBeds ? [{ '@type': 'BedDetails', typeOfBed, numberOfBeds }] : []
  })
