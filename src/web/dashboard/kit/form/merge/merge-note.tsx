import { Users } from 'lucide-react'
import { say } from '../../../../words/dashboard.ts'
import { Button } from '../../button/button.tsx'
import { Note } from '../../page/note.tsx'
import type { Clash } from './merge.ts'
import style from './merge-note.module.css'

type Props = {
  clashes: Clash[] | undefined
  settle: (clash: Clash, own: boolean) => void
  /** What a field is called, by its path. */
  label: (name: string) => string
  /** A value in words; as it is, when absent. */
  text?: (value: unknown) => string
}

/** Somebody else saved meanwhile: what both wrote, with both values to choose from. */
export const MergeNote = ({ clashes, settle, label, text = plainText }: Props) =>
  clashes && (
    <Note tone="k-warn" icon={Users} role="alert">
      <b>{say('house.merged')}</b> {say(clashes.length ? 'house.clashes' : 'house.no-clash', { n: clashes.length })}
      {clashes.map((clash) => (
        <span key={clash.name} className={style.clash}>
          <b>{label(clash.name)}</b>
          <Button size="small" onClick={() => settle(clash, true)}>
            {say('house.keep-mine', { value: text(clash.mine) })}
          </Button>
          <Button size="small" onClick={() => settle(clash, false)}>
            {say('house.take-theirs', { value: text(clash.theirs) })}
          </Button>
        </span>
      ))}
    </Note>
  )

const LONGEST = 60

/** A value short enough for a button. */
export const plainText = (value: unknown): string => {
  if (typeof value === 'boolean') return say(value ? 'house.yes' : 'house.no')
  if (Array.isArray(value)) return say('house.n-rows', { n: value.length })
  const text = String(value ?? '')
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text || '–'
}
