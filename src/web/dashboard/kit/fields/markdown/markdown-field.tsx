import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { get } from 'react-hook-form'
import { previewMarkdown } from '../../../../../features/content/preview.contract.ts'
import { staffApi } from '../../../../browser/staff-api.ts'
import { say } from '../../../../words/dashboard.ts'
import type { Form } from '../../form/use-form.ts'
import { FieldError } from '../field.tsx'
import { TextField } from '../text-field.tsx'
import style from './markdown-field.module.css'
import { MarkdownTools } from './markdown-tools.tsx'
import { PICTURE_TYPES, useDroppedPicture } from './use-dropped-picture.ts'

const SETTLE_MS = 400

type Props = { form: Form; name: string; label: string; help?: string; rows?: number; lang?: string }

/** A text with headings, lists, links and pictures of ours; beside it, as the site will show it. */
export const MarkdownField = ({ rows = 12, ...field }: Props) => {
  const box = useRef<HTMLDivElement>(null)
  const area = () => box.current?.querySelector('textarea') ?? null
  const { sending, why, take } = useDroppedPicture(area)
  const taken = (event: SyntheticEvent, { files }: DataTransfer) => {
    if (!files[0]) return
    event.preventDefault()
    void take(files[0])
  }
  return (
    <div className={style.both}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: what is dropped can be chosen by a button too */}
      <div
        ref={box}
        className={style.text}
        onDrop={(event) => taken(event, event.dataTransfer)}
        onPaste={(event) => taken(event, event.clipboardData)}
      >
        <MarkdownTools area={area} onPicture={take} types={PICTURE_TYPES}>
          {sending && <span className="spin" role="status" aria-label={say('picture.sending')} />}
        </MarkdownTools>
        <TextField {...field} rows={rows} />
        {why && <FieldError alert>{why}</FieldError>}
      </div>
      <Preview text={get<object, string | undefined>(field.form.typed, field.name) ?? ''} lang={field.lang} />
    </div>
  )
}

const Preview = ({ text, lang }: { text: string; lang?: string }) => {
  const { html, failed } = useHtml(text)
  return (
    <section className={style.preview} aria-label={say('texts.preview')} lang={lang}>
      {failed && <p className="t3">{say('texts.preview-failed')}</p>}
      {!text && <p className="t3">{say('texts.preview-empty')}</p>}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the server made it safe, as for the site */}
      <div dangerouslySetInnerHTML={{ __html: text && html }} />
    </section>
  )
}

/** The text as safe HTML of the server, a moment after the last letter; an older answer never replaces a newer one. */
const useHtml = (text: string) => {
  const [shown, setShown] = useState({ html: '', failed: false })
  useEffect(() => {
    if (!text) return
    let current = true
    const timer = setTimeout(async () => {
      const next = await staffApi(previewMarkdown, { body: { text } }).then(
        ({ content }) => ({ html: content.html, failed: false }),
        () => ({ html: '', failed: true }),
      )
      if (current) setShown(next)
    }, SETTLE_MS)
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [text])
  return shown
}
