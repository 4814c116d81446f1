import { Sparkles } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { useLanguage, useSay } from '../../../../words/use-say.ts'
import { Input } from '../../../kit/form/input.tsx'
import type { Said } from '../../said/wish-said.ts'
import { addressOf } from '../../wish.ts'
import style from './sentence-field.module.css'

/** A whole search in one sentence: 'temmuz ilk hafta, 6 kişi, kalkan'. Enter reads it. */
export const SentenceField = ({ onRead }: { onRead: (said: Said) => void }) => {
  const say = useSay()
  const language = useLanguage()
  const [isLost, setLost] = useState(false)
  const onKeyDown = async (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    const text = event.currentTarget.value.trim()
    if (!text) return
    const { readWish } = await import('../../said/read-wish.ts')
    const said = await readWish(text, language).catch(() => null)
    if (said && addressOf('', said.wish)) onRead(said)
    else setLost(true)
  }
  return (
    <div className={style.field}>
      <Sparkles className="i" aria-hidden="true" />
      <Input
        type="search"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={200}
        aria-label={say('sheet.sentence')}
        placeholder={say('sheet.sentence.hint')}
        onChange={() => setLost(false)}
        onKeyDown={onKeyDown}
      />
      <p className="small" role="status">
        {isLost && say('sheet.sentence.none')}
      </p>
    </div>
  )
}
