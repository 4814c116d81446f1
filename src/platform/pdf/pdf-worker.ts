import { fileURLToPath } from 'node:url'
import { parentPort } from 'node:worker_threads'
import pdfmake from 'pdfmake'
import type { PdfDocument } from './document.ts'

/** Runs in a thread of its own: laying out a document takes long enough to be felt by everybody else. */

const font = (name: string): string => fileURLToPath(new URL(`./fonts/${name}.ttf`, import.meta.url))

const face = (normal: string, bold = normal) => ({
  normal: font(normal),
  bold: font(bold),
  italics: font(normal),
  bolditalics: font(bold),
})

pdfmake.setFonts({ Manrope: face('manrope-regular', 'manrope-bold'), HappySerif: face('happy-serif') })
// nothing is fetched, and no file is read but the fonts
pdfmake.setUrlAccessPolicy(() => false)
pdfmake.setLocalAccessPolicy((path) => path.startsWith(fileURLToPath(new URL('./fonts/', import.meta.url))))

const HAIR = 0.6

pdfmake.addTableLayouts({
  rows: {
    hLineWidth: (line, { table }) => (line === 0 || line === table.body.length ? 0 : HAIR),
    vLineWidth: () => 0,
    hLineColor: () => '#e3d8c6',
    paddingLeft: () => 0,
    paddingRight: () => 0,
    paddingTop: () => 3.5,
    paddingBottom: () => 3.5,
  },
  box: {
    hLineWidth: () => 0,
    vLineWidth: () => 0,
    paddingLeft: () => 14,
    paddingRight: () => 14,
    paddingTop: () => 11,
    paddingBottom: () => 11,
  },
})

const print = ({ foot, ...document }: PdfDocument): Promise<Buffer> =>
  pdfmake
    .createPdf({
      pageSize: 'A4',
      pageMargins: [48, 44, 48, 56],
      defaultStyle: { font: 'Manrope', fontSize: 9.5, lineHeight: 1.3, color: '#10262c' },
      ...document,
      // a heading never stands alone at the end of a page
      pageBreakBefore: ({ headlineLevel }, { getFollowingNodesOnPage }) =>
        headlineLevel === 1 && getFollowingNodesOnPage().length === 0,
      footer: (page, pages) => ({
        columns: [
          { text: foot, width: '*' },
          { text: `${page} / ${pages}`, width: 'auto' },
        ],
        margin: [48, 18, 48, 0],
        fontSize: 7.5,
        color: '#5a6c71',
      }),
    })
    .getBuffer()

parentPort?.on('message', async ({ id, document }: { id: number; document: PdfDocument }) => {
  try {
    parentPort?.postMessage({ id, bytes: await print(document) })
  } catch (error) {
    parentPort?.postMessage({ id, fault: String(error) })
  }
})
