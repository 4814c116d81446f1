import { formatDay, formatInstant, formatMoney, formatStay } from '../../../kernel/format.ts'
import type { PdfContent, PdfDocument } from '../../../platform/pdf/document.ts'
import { PAPER_PICTURE } from '../../settings/agency/agency.ts'
import type { Statement } from './statement.contract.ts'
import type { StatementLine } from './statement.shape.ts'
import { monthText } from './statement-months.ts'

type Agency = Record<string, string>
type Sums = Statement['sums'][number]

const FOOT =
  'Komisyona KDV dahildir. Misafir adları KVKK gereği kısaltılmıştır. Bu belge fatura yerine geçmez. Kapanan aydaki bir değişiklik, sonraki açık aya düzeltme olarak yazılır.'
const KINDS: Record<StatementLine['kind'], string> = {
  stay: 'Konaklama',
  correction: 'Düzeltme',
  expense: 'Gider',
  collected: 'Ev sahibinin tahsil ettiği',
  payout: 'Ödeme',
}

/** An owner's month on paper: what each stay brought, and from the net to what is left, currency by currency. */
export const statementDocument = (statement: Statement, agency: Agency, at: string): PdfDocument => {
  const { owner, month, closed, sums } = statement
  const title = `${monthText(month)} hesap özeti`
  return {
    info: { title: `${title} – ${owner.name}`, author: agency.site_name ?? '' },
    foot: `${agency.company_title ?? agency.site_name ?? ''} · TÜRSAB ${agency.tursab_no ?? ''} · ${formatInstant(at, 'tr')}`,
    content: [
      ...(agency[PAPER_PICTURE]
        ? [{ image: agency[PAPER_PICTURE], fit: [44, 44] as [number, number], margin: [0, 0, 0, 8] as never }]
        : []),
      { text: title, font: 'HappySerif', fontSize: 20 },
      { text: [owner.name, owner.iban].filter(Boolean).join(' · '), margin: [0, 2, 0, 2] },
      {
        text: closed ? `${formatInstant(closed.at, 'tr')} tarihinde kapandı` : 'Açık ay: rakamlar değişebilir',
        fontSize: 8,
      },
      ...sums.flatMap((each) => ofCurrency(statement, each)),
      { text: FOOT, fontSize: 7, margin: [0, 16, 0, 0] },
    ],
  }
}

const right = (text: string, bold = false): PdfContent => ({ text, alignment: 'right', bold })

const ofCurrency = ({ lines }: Statement, sums: Sums): PdfContent[] => {
  const own = lines.filter(({ currency }) => currency === sums.currency)
  const money = (amount: number) => formatMoney(amount, sums.currency, 'tr')
  const stays = own.filter(({ kind }) => kind === 'stay')
  const heads = ['Konaklama', 'Misafir', 'Gece', 'Brüt', 'Komisyon', 'Net']
  return [
    {
      layout: 'lightHorizontalLines',
      margin: [0, 14, 0, 0],
      fontSize: 8,
      table: {
        headerRows: 1,
        widths: ['*', 'auto', 'auto', 'auto', 'auto', 'auto'],
        body: [
          heads.map((text, at): PdfContent => ({ text, bold: true, alignment: at > 1 ? 'right' : 'left' })),
          ...stays.map((line) => stayRow(line, money)),
          [
            { text: 'Toplam', bold: true },
            '',
            right(String(stays.reduce((all, { nights }) => all + nights, 0)), true),
            ...[sums.gross, 0 - sums.commission, sums.gross - sums.commission].map((sum) => right(money(sum), true)),
          ],
        ],
      },
    },
    {
      layout: 'lightHorizontalLines',
      margin: [0, 12, 0, 0],
      fontSize: 9,
      table: { widths: ['*', 'auto'], body: accountRows(own, sums, money) },
    },
  ]
}

const stayRow = (line: StatementLine, money: (amount: number) => string): PdfContent[] => [
  {
    text: `${line.villa}\n${formatStay(line.checkIn, line.checkOut, 'tr')} · ${line.code}${line.ended ? ' · iptal' : ''}`,
  },
  line.guest,
  right(String(line.nights)),
  ...[line.gross, 0 - line.commission, line.amount].map((sum) => right(money(sum))),
]

const accountRows = (own: StatementLine[], sums: Sums, money: (amount: number) => string): PdfContent[][] => [
  ...(sums.carried === 0 ? [] : [['Önceki aylardan devir', right(money(sums.carried))]]),
  ['Brüt konaklama', right(money(sums.gross))],
  ['Komisyon', right(money(0 - sums.commission))],
  ...own
    .filter(({ kind }) => kind !== 'stay')
    .map((line) => [
      [KINDS[line.kind], line.day && formatDay(line.day, 'tr'), line.villa, line.bank, line.note]
        .filter(Boolean)
        .join(' · '),
      right(money(line.amount)),
    ]),
  [{ text: 'Kalan hakediş', bold: true }, right(money(sums.due), true)],
]
