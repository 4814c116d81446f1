import { FileText, Image } from 'lucide-react'
import type * as z from 'zod/mini'
import type { shownDocument } from '../../../features/content/documents/document.shape.ts'
import { formatNumber } from '../../../kernel/format.ts'
import { useLanguage } from '../../words/use-say.ts'
import style from './document-list.module.css'

/** The papers of the agency, each with what it is and how large. */
export const DocumentList = ({ documents }: { documents: z.infer<typeof shownDocument>[] }) => {
  const language = useLanguage()
  if (!documents.length) return null
  return (
    <ul className={style.list}>
      {documents.map(({ id, title, path, type, bytes }) => {
        const isPdf = type === 'application/pdf'
        const Icon = isPdf ? FileText : Image
        return (
          <li key={id}>
            <a href={path} target="_blank" rel="noreferrer">
              <Icon className="i" aria-hidden />
              <b>{title}</b>
              <span className="tiny">
                {isPdf ? 'PDF' : 'WebP'} · {formatNumber(Math.max(1, Math.round(bytes / 1024)), language)} KB
              </span>
            </a>
          </li>
        )
      })}
    </ul>
  )
}
