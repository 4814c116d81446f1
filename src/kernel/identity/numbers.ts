/** Numbers that identify in Turkey: their checks, and how they are shown to whom they are not. */

/** Without the blanks, dots and hyphens that people write. */
export const tidyNumber = (typed: string): string => typed.replace(/[\s.-]/g, '').toUpperCase()

/** A person's number (TCKN, or YKN of a foreigner): eleven digits whose last two check the others. */
export const isTckn = (number: string): boolean => {
  if (!/^[1-9]\d{10}$/.test(number) || /^(\d)\1{8}/.test(number)) return false
  const digits = [...number].map(Number)
  const sum = (...at: number[]) => at.reduce((total, index) => total + (digits[index] ?? 0), 0)
  const tenth = (((sum(0, 2, 4, 6, 8) * 7 - sum(1, 3, 5, 7)) % 10) + 10) % 10
  return digits[9] === tenth && digits[10] === sum(0, 1, 2, 3, 4, 5, 6, 7, 8, 9) % 10
}

/** A company's tax number (VKN): ten digits whose last one checks the others. */
export const isVkn = (number: string): boolean => {
  if (!/^\d{10}$/.test(number) || /^0{10}$/.test(number)) return false
  const weighed = [...number.slice(0, 9)].map((digit, index) => {
    const moved = (Number(digit) + 9 - index) % 10
    return moved && ((moved * 2 ** (9 - index)) % 9 || 9)
  })
  return Number(number[9]) === (10 - (weighed.reduce((total, each) => total + each, 0) % 10)) % 10
}

/** A Turkish IBAN without blanks: 26 signs of which two check the others. */
export const isIban = (iban: string): boolean =>
  /^TR\d{24}$/.test(iban) && BigInt(`${iban.slice(4)}2927${iban.slice(2, 4)}`) % 97n === 1n

/** '12345678950' → '123*****50'. */
export const maskedNumber = (number: string): string => `${number.slice(0, 3)}*****${number.slice(-2)}`

/** 'TR33…26' → 'TR33 **** **** **** **** **** 26'. */
export const maskedIban = (iban: string): string => `${iban.slice(0, 4)}${' ****'.repeat(5)} ${iban.slice(-2)}`

/** 'TR330006100519…' → 'TR33 0006 1005 19…'. */
export const inFours = (iban: string): string => iban.replace(/(.{4})(?=.)/g, '$1 ')
