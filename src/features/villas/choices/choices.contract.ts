import * as z from 'zod/mini'
import { content, endpoint } from '../../../kernel/endpoint.ts'

const choice = z.object({ id: z.number(), name: z.string() })

/** What the screens of staff let people choose from, by its Turkish name and in the order of the agency. */
const choices = z.object({
  towns: z.array(
    z.object({
      ...choice.shape,
      slug: z.string(),
      latitude: z.nullable(z.number()),
      longitude: z.nullable(z.number()),
      shown: z.boolean(),
      districts: z.array(choice),
    }),
  ),
  types: z.array(choice),
  featureCategories: z.array(
    z.object({
      ...choice.shape,
      features: z.array(z.object({ ...choice.shape, icon: z.string(), highlight: z.boolean() })),
    }),
  ),
  /** An owner finds nobody else here. */
  owners: z.array(choice),
  /** Villas and owners are those that the caller may see. */
  totals: z.object({
    villas: z.number(),
    active: z.number(),
    towns: z.number(),
    districts: z.number(),
    types: z.number(),
    featureCategories: z.number(),
    features: z.number(),
    owners: z.number(),
  }),
})
export type Choices = z.infer<typeof choices>

export const listChoices = endpoint({
  method: 'GET',
  path: '/v1/admin/other',
  may: 'staff',
  does: 'The lists to choose from that several screens share, and how many of each there are',
  answer: content(choices),
})
