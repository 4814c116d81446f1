import type { PdfContent } from '../../../platform/pdf/document.ts'
import { PAPER_PICTURE } from '../../settings/agency/agency.ts'
import type { PaperSay } from './paper-words.ts'

/** The colours of the site, on paper. */
export const INK = {
  text: '#10262c',
  soft: '#5a6c71',
  sea: '#0c5462',
  deep: '#083039',
  sand: '#f7f2ea',
  gold: '#a9822b',
}

export type Agency = Record<string, string>

/** Who writes, and what this paper is of which reservation. */
export const letterhead = (
  say: PaperSay,
  agency: Agency,
  { title, code }: { title: string; code: string },
): PdfContent[] => [
  {
    columns: [
      ...(agency[PAPER_PICTURE]
        ? [{ width: 48, image: agency[PAPER_PICTURE], fit: [48, 48] as [number, number] }]
        : []),
      {
        width: '*',
        stack: [
          { text: agency.site_name ?? '', font: 'HappySerif', fontSize: 19, color: INK.sea, lineHeight: 1.05 },
          {
            text: [agency.company_title, agency.tursab_no && say('paper.tursab', { number: agency.tursab_no })]
              .filter(Boolean)
              .join(' · '),
            ...small,
          },
          {
            text: [agency.site_phone, agency.site_email, agency.site_address].filter(Boolean).join(' · '),
            ...small,
          },
        ],
      },
      {
        width: 170,
        alignment: 'right',
        stack: [
          { text: title, fontSize: 10.5, bold: true, color: INK.gold },
          { text: code, fontSize: 17, bold: true, color: INK.deep, lineHeight: 1.1 },
        ],
      },
    ],
    columnGap: 16,
  },
  {
    canvas: [{ type: 'line', x1: 0, y1: 0, x2: 499, y2: 0, lineWidth: 0.8, lineColor: INK.gold }],
    margin: [0, 10, 0, 14],
  },
]

export const small = { fontSize: 8, color: INK.soft } as const

/** A heading of a part. */
export const heading = (text: string): PdfContent => ({
  text,
  font: 'HappySerif',
  fontSize: 12.5,
  color: INK.sea,
  headlineLevel: 1,
  margin: [0, 10, 0, 3],
})

/** A name in small letters above its value. */
export const fact = (name: string, value: PdfContent, note: PdfContent = ''): PdfContent => ({
  stack: [{ text: name, ...small, margin: [0, 0, 0, 2] }, value, { text: note, ...small }],
})

/** Rows of a name and an amount. */
export const sums = (rows: { name: string; amount: string; strong?: boolean }[]): PdfContent => ({
  layout: 'rows',
  table: {
    widths: ['*', 'auto'],
    body: rows.map(({ name, amount, strong = false }) => [
      { text: name, bold: strong },
      { text: amount, alignment: 'right', bold: strong },
    ]),
  },
})
