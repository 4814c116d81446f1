import { searchNames } from '../../../../features/search/search.contract.ts'
import { type Names, namesFrom } from '../../../../features/search/sentence/names.ts'
import { readSentence } from '../../../../features/search/sentence/sentence.ts'
import { dayInIstanbul } from '../../../../kernel/day.ts'
import { formatNumber } from '../../../../kernel/format.ts'
import type { Language } from '../../../../kernel/language.ts'
import { browserApi } from '../../../browser/api.ts'
import { type Said, wishSaid } from './wish-said.ts'

let names: Promise<Names> | undefined

/** Reads a guest's sentence in the browser: what somebody writes about themselves goes to no server and into no log. */
export const readWish = async (text: string, language: Language): Promise<Said> => {
  names ??= browserApi()(searchNames, {}).then(({ content }) => namesFrom(content))
  const known = await names.catch((error: unknown) => {
    names = undefined // asked anew the next time
    throw error
  })
  return wishSaid(readSentence(text, known, dayInIstanbul(new Date())), (whole) => formatNumber(whole, language))
}
