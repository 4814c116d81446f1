import type { ToldRow } from '../bank.shape.ts'
import { currencyOf, type ToldStatement } from './mt940.ts'
import { amountIn, dayIn, MOST_ROWS, unreadable } from './statement-text.ts'
import { allOf, at, type Node, textAt, xmlTree } from './xml-tree.server.ts'

/** Reads a statement as CAMT.053: what is booked, each payment of a batch as a row of its own. */
export const readCamt = (xml: string): ToldStatement => {
  const statements = allOf(at(xmlTree(xml), 'Document', 'BkToCstmrStmt'), 'Stmt')
  const [first] = statements
  if (!first) throw unreadable('statement-format')
  const ibanOf = (statement: Node) =>
    textAt(statement, 'Acct', 'Id', 'IBAN') || textAt(statement, 'Acct', 'Id', 'Othr', 'Id')
  const iban = ibanOf(first)
  const other = statements.find((each) => ibanOf(each) !== iban)
  if (other) throw unreadable('statement-account', { iban: ibanOf(other).slice(0, 34) })
  const rows = statements.flatMap((each) => allOf(each, 'Ntry')).flatMap((entry, index) => rowsOf(entry, index + 1))
  if (rows.length > MOST_ROWS) throw unreadable('statement-rows', { most: MOST_ROWS })
  return { iban, currency: currencyOf(textAt(first, 'Acct', 'Ccy')), rows }
}

const rowsOf = (entry: Node, row: number): ToldRow[] => {
  const status = textAt(entry, 'Sts', 'Cd') || textAt(entry, 'Sts')
  if (status && status !== 'BOOK') return []
  const day = dayIn(dated(entry, 'ValDt') || dated(entry, 'BookgDt'))
  if (!day) throw unreadable('statement-day', { row })
  const sum = moneyOf(at(entry, 'Amt'))
  if (sum === undefined) throw unreadable('statement-amount', { row })
  const isReversed = textAt(entry, 'RvslInd') === 'true'
  const came = (textAt(entry, 'CdtDbtInd') === 'CRDT') !== isReversed
  const currency = currencyOf(at(entry, 'Amt')?.attributes.Ccy ?? '')
  const details = allOf(entry, 'NtryDtls').flatMap((each) => allOf(each, 'TxDtls'))
  const parts = details.map((each) => moneyOf(at(each, 'Amt') ?? at(each, 'AmtDtls', 'TxAmt', 'Amt')))
  const isBatch = details.length > 1 && parts.reduce<number>((all, part) => all + (part ?? Number.NaN), 0) === sum
  return (isBatch ? details : details.slice(0, 1).concat(details.length ? [] : [entry])).map((detail, index) => {
    const amount = isBatch ? (parts[index] ?? 0) : sum
    return { day, amount: came ? amount : 0 - amount, currency, ...told(entry, detail, came) }
  })
}

const dated = (entry: Node, name: string): string => textAt(entry, name, 'Dt') || textAt(entry, name, 'DtTm')
/** CAMT writes a point and no thousands. */
const moneyOf = (node: Node | undefined): number | undefined =>
  node && /^\d+(\.\d{1,2})?$/.test(node.text.trim()) ? amountIn(node.text.trim().replace('.', ',')) : undefined

const told = (entry: Node, detail: Node, came: boolean): Pick<ToldRow, 'name' | 'text' | 'reference'> => {
  const side = came ? 'Dbtr' : 'Cdtr'
  const name = textAt(detail, 'RltdPties', side, 'Nm') || textAt(detail, 'RltdPties', side, 'Pty', 'Nm')
  const remittance = allOf(at(detail, 'RmtInf'), 'Ustrd').map(({ text }) => text.trim())
  const texts = [...remittance, textAt(detail, 'AddtlTxInf'), textAt(entry, 'AddtlNtryInf')].filter(Boolean)
  const references = [
    textAt(detail, 'Refs', 'AcctSvcrRef'),
    textAt(entry, 'AcctSvcrRef'),
    textAt(detail, 'Refs', 'EndToEndId'),
  ]
  return { name, text: texts.join(' '), reference: references.find((each) => each && each !== 'NOTPROVIDED') ?? '' }
}
