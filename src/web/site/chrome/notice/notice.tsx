import { Megaphone, TriangleAlert, X } from 'lucide-react'
import { useLanguage, useSay } from '../../../words/use-say.ts'
import { useSetting, useSite } from '../../site-data.ts'
import style from './notice.module.css'

/** What the agency tells every visitor for some days; it closes without a script. */
export const Notice = () => {
  const say = useSay()
  const language = useLanguage()
  const setting = useSetting()
  const { today } = useSite()
  const [from, to] = [setting('notice_from'), setting('notice_to')]
  const text = setting(`notice_text_${language}`) || setting('notice_text')
  if (!text || (from && today < from) || (to && today > to)) return null
  const warns = setting('notice_tone') === 'warning'
  const Icon = warns ? TriangleAlert : Megaphone
  return (
    <details className={warns ? `${style.notice} ${style.warning}` : style.notice} open>
      <summary aria-label={say('part.close')} title={say('part.close')}>
        <X className="i" aria-hidden="true" />
      </summary>
      <p className="wrap">
        <Icon className="i" aria-hidden="true" />
        {text}
      </p>
    </details>
  )
}
