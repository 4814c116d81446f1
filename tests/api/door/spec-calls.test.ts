import { expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { HANDLERS } from '../../../src/entry/calls/handlers.ts'
import type { Audience } from '../../../src/kernel/endpoint.ts'

/**
 * Every call that the product was ordered with: method and path ('{}' for a part that changes), who may make it, and
 * how many rows a page has when nobody says.
 */
const ORDERED = `
  POST   /v1/auth/login                            anyone

  GET    /v1/admin/users                           admin   10
  GET    /v1/admin/users/select                    admin
  GET    /v1/admin/users/{}                        admin
  PUT    /v1/admin/users/{}                        admin
  POST   /v1/admin/users                           admin
  PATCH  /v1/admin/users/activity                  admin

  GET    /v1/admin/villas                          staff   20
  GET    /v1/admin/villas/all                      staff
  GET    /v1/admin/villas/withdates                staff
  GET    /v1/admin/villas/{}                       staff
  POST   /v1/admin/villas                          admin
  PUT    /v1/admin/villas/{}                       admin
  PUT    /v1/admin/villas/{}/features              admin
  POST   /v1/admin/villas/price                    admin
  PUT    /v1/admin/villas/price/{}                 admin
  DELETE /v1/admin/villas/price/{}                 admin
  POST   /v1/admin/villas/date                     staff
  PUT    /v1/admin/villas/date/{}                  staff
  DELETE /v1/admin/villas/date/{}                  staff
  POST   /v1/admin/villas/date/sync/preview        staff
  POST   /v1/admin/villas/date/sync                staff
  PATCH  /v1/admin/villas/deleteical               staff
  POST   /v1/admin/villas/image                    admin
  DELETE /v1/admin/villas/image/{}                 admin
  PUT    /v1/admin/villas/image/updateorder        admin
  DELETE /v1/admin/villas/comment/{}               admin
  PUT    /v1/admin/villas/commentactivity/{}       admin
  PATCH  /v1/admin/villas/activity                 admin
  PATCH  /v1/admin/villas/setpopular               admin
  PATCH  /v1/admin/villas/setvillaofmonth          admin
  PATCH  /v1/admin/villas/order                    admin
  PUT    /v1/admin/villas/btrans/{}                admin

  GET    /v1/admin/reservations                    staff   100
  GET    /v1/admin/reservations/{}                 staff
  POST   /v1/admin/reservations                    admin
  PUT    /v1/admin/reservations/{}                 admin
  PATCH  /v1/admin/reservations/{}                 staff
  POST   /v1/admin/sendbank                        admin
  POST   /v1/admin/sendconfirm                     admin
  POST   /v1/admin/sendpaymentlink                 admin

  GET    /v1/admin/occupancy                       admin
  GET    /v1/admin/external                        staff   20
  GET    /v1/admin/external/{}                     staff
  GET    /v1/admin/villatypes                      admin   10
  GET    /v1/admin/villatypes/{}                   admin
  POST   /v1/admin/villatypes                      admin
  PUT    /v1/admin/villatypes/{}                   admin
  DELETE /v1/admin/villatypes/{}                   admin
  GET    /v1/admin/towns                           admin   10
  GET    /v1/admin/towns/select                    staff
  POST   /v1/admin/towns                           admin
  PUT    /v1/admin/towns/{}                        admin
  DELETE /v1/admin/towns/{}                        admin
  PATCH  /v1/admin/towns/showtown/{}               admin
  GET    /v1/admin/districts                       admin   10
  POST   /v1/admin/districts                       admin
  PUT    /v1/admin/districts/{}                    admin
  DELETE /v1/admin/districts/{}                    admin
  GET    /v1/admin/other                           staff
  GET    /v1/admin/unreadcount                     staff
  GET    /v1/admin/contact/messages                admin   10
  GET    /v1/admin/contact/messages/{}             admin
  GET    /v1/admin/comment                         admin   10
  GET    /v1/admin/comment/{}                      admin
  PUT    /v1/admin/exchange/edit                   admin
  PUT    /v1/admin/site/edit                       admin
  PUT    /v1/admin/contact/edit                    admin
  PUT    /v1/admin/social/edit                     admin
  PUT    /v1/admin/{}/edit                         admin
  GET    /v1/admin/getexchange                     admin
  GET    /v1/admin/mailtemplates                   admin
  PATCH  /v1/admin/mailtemplates/activity          admin
  PUT    /v1/admin/mailtemplates/{}                admin
  GET    /v1/admin/blog                            admin   10
  POST   /v1/admin/blog                            admin
  POST   /v1/admin/blog/edit                       admin
  DELETE /v1/admin/blog/{}                         admin
  GET    /v1/admin/banks                           admin
  POST   /v1/admin/banks                           admin
  PUT    /v1/admin/banks/{}                        admin
  DELETE /v1/admin/banks/{}                        admin
  PATCH  /v1/admin/banks/activity                  admin
  GET    /v1/admin/team                            admin
  POST   /v1/admin/team                            admin
  DELETE /v1/admin/team/{}                         admin
  PATCH  /v1/admin/team/order                      admin
  GET    /v1/admin/faq                             admin
  POST   /v1/admin/faq                             admin
  PUT    /v1/admin/faq/{}                          admin
  DELETE /v1/admin/faq/{}                          admin
  GET    /v1/admin/subscriber                      admin   50
  DELETE /v1/admin/subscriber/{}                   admin
  GET    /v1/admin/ourdocuments                    admin
  POST   /v1/admin/ourdocuments                    admin
  DELETE /v1/admin/ourdocuments/{}                 admin
  GET    /v1/admin/listVillaFeatures               admin
  POST   /v1/admin/featurecategory                 admin
  PUT    /v1/admin/featurecategory/{}              admin
  DELETE /v1/admin/featurecategory/{}              admin
  POST   /v1/admin/feature                         admin
  PUT    /v1/admin/feature/{}                      admin
  DELETE /v1/admin/feature/{}                      admin
  GET    /v1/admin/transactions                    admin   100
  GET    /v1/admin/transactions/{}                 admin

  GET    /v1/district                              anyone
  GET    /v1/town/popular                          anyone
  GET    /v1/villatype                             anyone
  GET    /v1/search/options                        anyone
  GET    /v2/search                                anyone
  GET    /v1/search/input                          anyone
  GET    /v1/search/shortterm                      anyone
  GET    /v1/offer                                 anyone
  GET    /v1/website/about                         anyone
  GET    /v1/website/privacy                       anyone
  GET    /v1/website/rental                        anyone
  GET    /v1/website/cancel                        anyone
  GET    /v1/website/kvkk                          anyone
  GET    /v1/website/howrent                       anyone
  GET    /v1/website/contact                       anyone
  GET    /v1/website/home                          anyone
  GET    /v1/website/bank                          anyone
  GET    /v1/website/team                          anyone
  GET    /v1/website/ourdocuments                  anyone
  GET    /v1/website/faq                           anyone
  GET    /v1/website/comments                      anyone  20
  POST   /v1/website/subscribe                     anyone
`

type Ordered = { call: string; may: Audience; take: number | undefined }

const ordered = ORDERED.split('\n')
  .filter((line) => line.trim())
  .map((line): Ordered => {
    const [method, path, may, take] = line.trim().split(/\s+/)
    return { call: `${method} ${path}`, may: may as Audience, take: take ? Number(take) : undefined }
  })

const standing = new Map(
  HANDLERS.map(({ endpoint }) => [`${endpoint.method} ${endpoint.path.replace(/:\w+/g, '{}')}`, endpoint]),
)

const defaultTake = (query: z.ZodMiniType | undefined): unknown =>
  Reflect.get(Object(query?.safeParse({}).data), 'take')

test('every call that was ordered stands', () => {
  expect(ordered.filter(({ call }) => !standing.has(call)).map(({ call }) => call)).toEqual([])
})

test.each(ordered.filter(({ call }) => standing.has(call)))('$call is for $may', ({ call, may, take }) => {
  const endpoint = standing.get(call)
  expect(endpoint?.may).toBe(may)
  if (take) expect(defaultTake(endpoint?.query)).toBe(take)
})
