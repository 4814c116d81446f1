import type { FieldFault } from '../../kernel/field-faults.ts'
import { formatMoney } from '../../kernel/format.ts'
import type { Language } from '../../kernel/language.ts'
import { CURRENCIES } from '../../kernel/money.ts'
import type { Facts, RefusalCode } from '../../kernel/refusal.ts'
import { fieldFaultsEn, refusalsEn } from './refusals.en.ts'
import { fieldFaultsRu, refusalsRu } from './refusals.ru.ts'
import { fieldFaultsTr, refusalsTr } from './refusals.tr.ts'
import { sayPhrase } from './say.ts'

const REFUSALS = { tr: refusalsTr, en: refusalsEn, ru: refusalsRu }
const FIELD_FAULTS = { tr: fieldFaultsTr, en: fieldFaultsEn, ru: fieldFaultsRu }

/** The sentence of a refusal and of a field's fault. The server asks it once per no; browsers get the sentence. */
export const speak = {
  refusal: (language: Language, code: RefusalCode, facts: Facts): string =>
    sayPhrase(REFUSALS[language][code], language, withMoney(language, facts)),
  field: (language: Language, fault: FieldFault): string =>
    sayPhrase(FIELD_FAULTS[language][fault.code], language, withMoney(language, fault.facts)),
}

/** The numbers of facts that name a currency are amounts of it. */
const withMoney = (language: Language, facts: Facts = {}): Facts => {
  const currency = CURRENCIES.find((each) => each === facts.currency)
  if (!currency) return facts
  const told = ([name, value]: [string, string | number]) =>
    [name, typeof value === 'number' ? formatMoney(value, currency, language) : value] as const
  return Object.fromEntries(Object.entries(facts).map(told))
}
