import { CURRENCIES, type Currency, ISO_CODE } from '../../../../kernel/money.ts'
import type { ToldRow } from '../bank.shape.ts'
import { amountIn, dayIn, MOST_ROWS, unreadable } from './statement-text.ts'

export type ToldStatement = { iban: string; currency: Currency | null; rows: ToldRow[] }

export const currencyOf = (iso: string): Currency | null => CURRENCIES.find((each) => ISO_CODE[each] === iso) ?? null

type Field = { tag: string; value: string; row: number }

/** ':61:…' and the lines that belong to it, each with its line in the file. */
const fieldsOf = (text: string): Field[] => {
  const fields: Field[] = []
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const [, tag, value] = /^:(\d{2}[A-Z]?):(.*)$/.exec(line) ?? []
    if (tag) fields.push({ tag, value: value ?? '', row: index + 1 })
    else if (line.startsWith('-}') || line.trim() === '-' || line.startsWith('{')) continue
    else if (fields.length) (fields.at(-1) as Field).value += `\n${line}`
  }
  return fields
}

const ROW = /^(\d{6})(?:\d{4})?(RC|RD|C|D)[A-Z]?(\d+(?:,\d{0,2})?)(?:[NFS][A-Z0-9]{3})?([^\n]*)/

/** Reads a statement as MT940. It must end with its balance: a file that was cut is refused. */
export const readMt940 = (text: string): ToldStatement => {
  const fields = fieldsOf(text)
  const value = (tag: RegExp) => fields.find((field) => tag.test(field.tag))?.value ?? ''
  if (!fields.some(({ tag }) => /^62[FM]$/.test(tag))) throw unreadable('statement-format')
  const currency = currencyOf(value(/^60[FM]$/).slice(7, 10))
  const rows = fields.flatMap((field, index): ToldRow[] => {
    if (field.tag !== '61') return []
    const next = fields[index + 1]
    return [rowOf(field, next?.tag === '86' ? next.value : '', currency)]
  })
  if (rows.length > MOST_ROWS) throw unreadable('statement-rows', { most: MOST_ROWS })
  return { iban: value(/^25P?$/).replace(/[\s/]/g, ''), currency, rows }
}

const rowOf = ({ value, row }: Field, info: string, currency: Currency | null): ToldRow => {
  const [, when = '', sign = '', written = '', rest = ''] = ROW.exec(value) ?? []
  const day = dayIn(`20${when}`)
  if (!day) throw unreadable('statement-day', { row })
  const amount = amountIn(written.includes(',') ? written : `${written},00`)
  if (amount === undefined) throw unreadable('statement-amount', { row })
  const [own = '', bank = ''] = rest.trim().split('//')
  const reference = [bank, own].map((each) => each.trim()).find((each) => each && each !== 'NONREF') ?? ''
  return { day, amount: sign === 'C' || sign === 'RD' ? amount : 0 - amount, currency, reference, ...told(info) }
}

/** Text and name of field 86: free lines, or parts that are named by '?20'. */
const told = (info: string): { text: string; name: string } => {
  const whole = info.replaceAll('\n', info.includes('?2') ? '' : ' ').trim()
  if (!/\?\d{2}/.test(whole)) return { text: whole, name: '' }
  const parts = [...whole.matchAll(/\?(\d{2})([^?]*)/g)].map(([, number = '', part = '']) => ({ number, part }))
  const join = (of: RegExp) =>
    parts
      .filter(({ number }) => of.test(number))
      .map(({ part }) => part.trim())
      .join(' ')
      .trim()
  return { text: join(/^(2\d|6[0-3])$/), name: join(/^3[23]$/) }
}
