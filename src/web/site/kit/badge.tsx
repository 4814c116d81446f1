import type { ComponentProps } from 'react'
import style from './badge.module.css'

const LOOKS = {
  photo: style.photo,
  gold: style.gold,
  ok: style.ok,
  warn: style.warn,
  bad: style.bad,
  info: style.info,
}

export type BadgeLook = keyof typeof LOOKS

/** A word that says what something is: a status, a saving. */
export const Badge = ({ look, className, ...rest }: { look?: BadgeLook } & ComponentProps<'span'>) => (
  <span {...rest} className={[style.badge, look && LOOKS[look], className].filter(Boolean).join(' ')} />
)
