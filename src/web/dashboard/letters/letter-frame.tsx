import style from './letter-frame.module.css'

type Props = { html: string; title: string; dark?: boolean; tall?: boolean }

/** A mail as a mail program shows it, where nothing of it can run or lead away. */
export const LetterFrame = ({ html, title, dark = false, tall = false }: Props) => (
  <iframe
    className={`${style.letter} ${dark ? style.dark : ''} ${tall ? style.tall : ''}`}
    title={title}
    sandbox=""
    srcDoc={withoutLinks(html)}
  />
)

/** A link asks for a new window, which the sandbox doesn't have: the preview stays where it is. */
const withoutLinks = (html: string): string => html.replace('<head>', '<head><base target="_blank">')
