import type { homePage } from '../../../features/content/content.contract.ts'
import type { AnswerOf } from '../../../kernel/endpoint.ts'

export type HomeData = AnswerOf<typeof homePage>['content']
