import type { ReactNode } from 'react'
import { useSay } from '../../../words/use-say.ts'
import { ButtonLink } from '../../kit/button/button.tsx'
import { addressOf, moreOf, type Wish } from '../wish.ts'
import style from './more.module.css'

type Props = { wish: Wish; to: string; left: boolean; children?: ReactNode }

/** Below a list: how much of it is seen, and the way to more while some is `left`. */
export const More = ({ wish, to, left, children }: Props) => {
  const say = useSay()
  const next = moreOf(wish)
  return (
    <div className={style.more}>
      {children}
      {left && (
        <ButtonLink look="line" to={addressOf(to, next)} preventScrollReset={next.skip === wish.skip}>
          {say('part.more')}
        </ButtonLink>
      )}
    </div>
  )
}
