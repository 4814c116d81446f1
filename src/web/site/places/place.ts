import type { resolveSlug } from '../../../features/content/content.contract.ts'
import type { AnswerOf } from '../../../kernel/endpoint.ts'

/** What a public slug leads to: a region or a villa type. */
export type Place = AnswerOf<typeof resolveSlug>['content']
