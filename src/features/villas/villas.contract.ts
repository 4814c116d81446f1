import * as z from 'zod/mini'
import { content, endpoint, PAGE_SIZE, page } from '../../kernel/endpoint.ts'
import { currency, day, paging, slug, text, wholeNumber } from '../../kernel/schema.ts'
import { VILLA_LACKS } from './desk/villa-lacks.ts'
import { distances, houseRules, PHOTO_ROOMS, pool, room } from './villa.shape.ts'

/** A villa type as lists show it. */
export const villaTypeShape = z.object({
  id: z.number(),
  slug: z.string(),
  name: z.string(),
  lead: z.string(),
  picture: z.string(),
  villaCount: z.number(),
})
export type VillaType = z.infer<typeof villaTypeShape>

export const listVillaTypes = endpoint({
  method: 'GET',
  path: '/v1/villatype',
  may: 'anyone',
  sameForAll: true,
  does: 'The villa types',
  answer: content(z.array(villaTypeShape)),
})

export const photo = z.object({ path: z.string(), width: z.number(), height: z.number(), alt: z.string() })
export type Photo = z.infer<typeof photo>

/** A photo of the villa's page; `blur` is a tiny picture as a data address, `caption` '' when there is none. */
const pagePhoto = z.object({
  ...photo.shape,
  blur: z.nullable(z.string()),
  caption: z.string(),
  room: z.nullable(z.enum(PHOTO_ROOMS)),
})
export type PagePhoto = z.infer<typeof pagePhoto>

const named = z.object({ slug: z.string(), name: z.string() })

/** A feature as the page shows it; `icon` is the name of a lucide icon. */
export const featureShape = z.object({
  id: z.number(),
  slug: z.string(),
  name: z.string(),
  icon: z.string(),
  highlight: z.boolean(),
})

export const adminVilla = z.object({
  id: z.number(),
  code: z.string(),
  slug: z.string(),
  name: z.string(),
  thumbnail: z.nullable(z.string()),
  town: z.string(),
  district: z.string(),
  owner: z.string(),
  ownerId: z.number(),
  guests: z.number(),
  bedrooms: z.number(),
  currency,
  active: z.boolean(),
  live: z.boolean(),
  popular: z.boolean(),
  villaOfMonth: z.boolean(),
  permitNo: z.nullable(z.string()),
  position: z.number(),
  /** What it lacks; told in the list, and to the agency only. */
  lacks: z.array(z.enum(VILLA_LACKS)),
})
export type AdminVilla = z.infer<typeof adminVilla>

export const listAdminVillas = endpoint({
  method: 'GET',
  path: '/v1/admin/villas',
  may: 'staff',
  does: 'Villas of the agency; an owner sees their own',
  query: z.object({
    ...paging(PAGE_SIZE.villas),
    order: z._default(z.enum(['position', 'name', 'newest']), 'position'),
    id: z.optional(wholeNumber(1, 2_147_483_647)),
    popular: z.optional(z.enum(['true', 'false'])),
    active: z.optional(z.enum(['true', 'false'])),
    search: z.optional(text(80)),
    town: z.optional(wholeNumber(1, 2_147_483_647)),
    type: z.optional(wholeNumber(1, 2_147_483_647)),
    owner: z.optional(wholeNumber(1, 2_147_483_647)),
    lacks: z.optional(z.enum(['any', ...VILLA_LACKS])),
  }),
  answer: page(adminVilla),
})

export const allAdminVillas = endpoint({
  method: 'GET',
  path: '/v1/admin/villas/all',
  may: 'staff',
  does: 'Every villa to choose from; an owner sees their own',
  answer: content(
    z.array(
      z.object({
        id: z.number(),
        code: z.string(),
        slug: z.string(),
        name: z.string(),
        currency,
        guests: z.number(),
        live: z.boolean(),
        checkInTime: z.string(),
      }),
    ),
  ),
})

/** What the public villa page shows of the house itself; price, calendar and comments are calls of their own. */
export const villaPage = z.object({
  id: z.number(),
  slug: z.string(),
  code: z.string(),
  name: z.string(),
  headline: z.string(),
  /** Paragraphs parted by an empty line; **bold** marks what a guest should know before booking. */
  description: z.string(),
  /** What search engines show in this language; '' where the agency wrote nothing. */
  seoTitle: z.string(),
  seoDescription: z.string(),
  town: named,
  district: named,
  types: z.array(named),
  live: z.boolean(),
  permitNo: z.nullable(z.string()),
  /** When somebody of the agency last found the permit to be good on the Ministry’s page. */
  permitCheckedOn: z.nullable(day),
  guests: z.number(),
  bedrooms: z.number(),
  bathrooms: z.number(),
  area: z.number(),
  currency,
  photos: z.array(pagePhoto),
  /** A film of the house: its page at YouTube or Vimeo, and what plays it within ours. */
  video: z.nullable(z.object({ page: z.string(), player: z.string() })),
  /** The last time somebody of the agency looked at the house: who, and at what. */
  lastVisit: z.nullable(z.object({ day, visitor: z.string(), note: z.string() })),
  pools: z.array(pool),
  rooms: z.array(z.object({ ...room.shape, name: z.string() })),
  distances,
  rules: houseRules,
  featureCategories: z.array(z.object({ name: z.string(), features: z.array(featureShape) })),
  /** To about 500 m (roughPlace). */
  latitude: z.number(),
  longitude: z.number(),
  checkInTime: z.string(),
  checkOutTime: z.string(),
})
export type VillaPage = z.infer<typeof villaPage>

export const getVilla = endpoint({
  method: 'GET',
  path: '/v1/villa/:slug',
  may: 'anyone',
  sameForAll: true,
  does: 'The page of a villa',
  params: slug,
  answer: content(villaPage),
})
