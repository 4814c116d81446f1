import type { Facts } from '../../kernel/refusal.ts'

/** A sentence, or one per plural form chosen by the fact `n` (Intl.PluralRules). `{name}` stands for a fact. */
export type Phrase = string | ({ other: string } & Partial<Record<Intl.LDMLPluralRule, string>>)

/** The sentence of a phrase with its facts filled in. */
export const sayPhrase = (phrase: Phrase, locale: string, facts: Facts = {}): string => {
  const sentence =
    typeof phrase === 'string' ? phrase : (phrase[pluralRules(locale).select(Number(facts.n ?? 0))] ?? phrase.other)
  return sentence.replace(/\{(\w+)\}/g, (hole, name: string) => String(facts[name] ?? hole))
}

const rules = new Map<string, Intl.PluralRules>()

const pluralRules = (locale: string): Intl.PluralRules => {
  const known = rules.get(locale) ?? new Intl.PluralRules(locale)
  rules.set(locale, known)
  return known
}
