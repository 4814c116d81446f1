import type { MouseEvent } from 'react'
import { say } from '../../../../words/dashboard.ts'
import { focusOf, focusText, movedBy } from './focus.ts'
import style from './focus-field.module.css'

type Props = {
  /** The address of the picture; without one there is nothing to choose. */
  picture: string
  /** '30% 60%' */
  value: string
  onChange: (focus: string) => void
}

/** What of a picture stays in sight where it is cut: pressed on it, or moved by arrows; two cuts beside it. */
export const FocusField = ({ picture, value, onChange }: Props) => {
  if (!picture) return null
  const { x, y } = focusOf(value)
  const press = ({ clientX, clientY, currentTarget, detail }: MouseEvent<HTMLButtonElement>) => {
    if (detail === 0) return // Enter and Space press nowhere
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    onChange(focusText({ x: ((clientX - left) / width) * 100, y: ((clientY - top) / height) * 100 }))
  }
  return (
    <div className={style.field}>
      <span className={style.label}>{say('focus.label')}</span>
      <div className={style.both}>
        <button
          type="button"
          className={style.whole}
          aria-label={say('focus.at', { x, y })}
          onClick={press}
          onKeyDown={(event) => {
            const moved = movedBy(event.key, value)
            if (!moved) return
            event.preventDefault()
            onChange(moved)
          }}
        >
          <img src={picture} alt="" draggable={false} />
          <span className={style.point} style={{ left: `${x}%`, top: `${y}%` }} />
        </button>
        <div className={style.cuts} aria-hidden>
          <img className={style.wide} src={picture} alt="" style={{ objectPosition: value }} />
          <img className={style.tall} src={picture} alt="" style={{ objectPosition: value }} />
        </div>
      </div>
      <p className="t3 sm">{say('focus.help')}</p>
    </div>
  )
}
