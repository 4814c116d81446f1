import type { Language } from '../../kernel/language.ts'
import type { Facts, FieldFault, RefusalCode } from '../../kernel/refusal.ts'
import { fieldFaultsEn, refusalsEn } from './refusals.en.ts'
import { fieldFaultsRu, refusalsRu } from './refusals.ru.ts'
import { fieldFaultsTr, refusalsTr } from './refusals.tr.ts'
import { sayPhrase } from './say.ts'

const REFUSALS = { tr: refusalsTr, en: refusalsEn, ru: refusalsRu }
const FIELD_FAULTS = { tr: fieldFaultsTr, en: fieldFaultsEn, ru: fieldFaultsRu }

/** The sentence of a refusal and of a field's fault. The server asks it once per no; browsers get the sentence. */
export const speak = {
  refusal: (language: Language, code: RefusalCode, facts: Facts): string =>
    sayPhrase(REFUSALS[language][code], language, facts),
  field: (language: Language, fault: FieldFault): string =>
    sayPhrase(FIELD_FAULTS[language][fault.code], language, fault.facts),
}
