import type { Minor } from '../../../../kernel/money.ts'

/** '17.250,50' → 1725050; undefined when it is no amount. A point is for thousands, a comma for kuruş. */
export const parseAmount = (text: string): Minor | undefined => {
  const typed = text.trim().replaceAll('.', '')
  return /^\d{1,9}(,\d{1,2})?$/.test(typed) ? Math.round(Number(typed.replace(',', '.')) * 100) : undefined
}
