import type { Column, Content, TDocumentDefinitions } from 'pdfmake/interfaces.js'

/**
 * Plain data: it travels to another thread, so nothing in it is a function. Fonts: 'Manrope' (also bold), 'HappySerif'.
 */
export type PdfDocument = Omit<TDocumentDefinitions, 'header' | 'footer' | 'background' | 'pageBreakBefore'> & {
  /** At the foot of every page, left; the number of the page stands right. */
  foot: string
}
export type PdfContent = Content
export type PdfColumn = Column
