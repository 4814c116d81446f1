import { COUNTRIES } from '../../../../features/guests/persons/countries.ts'
import { guestPersons, type PersonList } from '../../../../features/guests/persons/persons.contract.ts'
import { guestWishes } from '../../../../features/guests/wishes/wishes.contract.ts'
import { guestPapers } from '../../../../features/papers/papers.contract.ts'
import type { Client } from '../../../../kernel/client.ts'
import type { AnswerOf } from '../../../../kernel/endpoint.ts'
import type { Language } from '../../../../kernel/language.ts'

export type Country = { code: string; name: string }
export type Papers = {
  papers: AnswerOf<typeof guestPapers>['content']
  list: PersonList
  wishes: AnswerOf<typeof guestWishes>['content']
  /** By name; none where nobody chooses one. */
  countries: Country[]
}

/** What stands on a guest's page beside her reservation: contract, voucher, who stays, what she has asked for. */
export const papersOf = async (api: Client, token: string, language: Language): Promise<Papers> => {
  const [papers, list, wishes] = await Promise.all([
    api(guestPapers, { params: { token } }),
    api(guestPersons, { params: { token } }),
    api(guestWishes, { params: { token } }),
  ])
  return {
    papers: papers.content,
    list: list.content,
    wishes: wishes.content,
    countries: list.content.canWrite ? countriesIn(language) : [],
  }
}

/** The server names and sorts them: browsers know other names and other orders. */
const countriesIn = (language: Language): Country[] => {
  const names = new Intl.DisplayNames(language, { type: 'region' })
  const { compare } = new Intl.Collator(language)
  return COUNTRIES.map((code) => ({ code, name: names.of(code) ?? code })).sort((a, b) => compare(a.name, b.name))
}
