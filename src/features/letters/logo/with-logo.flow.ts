import { pngOf } from '../../../platform/files/png-of.ts'
import type { Files } from '../../../platform/files/storage/files.ts'
import type { Rendered } from '../text/render-letter.ts'

const CID = 'logo'
const SIDE = 128
/** The address that `letter-html.ts` gives the agency's picture; nobody else's text makes an attribute. */
const SHOWN = /src="\/image\?url=([\w.%-]+)&amp;[^"]*"/

/**
 * The letter with the agency's picture as a part of the mail: a PNG, which every mail program shows without asking. A
 * picture that is not there leaves its place to the name beside it.
 */
export const withLogo = async (files: Pick<Files, 'read'>, { html, ...letter }: Rendered) => {
  const shown = SHOWN.exec(html)
  if (!shown?.[1]) return { ...letter, html }
  const content = await pngOf(files, decodeURIComponent(shown[1]), SIDE)
  return content
    ? { ...letter, html: html.replace(SHOWN, `src="cid:${CID}"`), pictures: [{ cid: CID, content }] }
    : { ...letter, html: html.replace(/<img src="\/image[^>]*>(?:&nbsp;)*/, '') }
}
