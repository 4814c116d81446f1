import { useLocation } from 'react-router'
import { useSay } from '../../words/use-say.ts'
import { ButtonLink } from '../kit/button/button.tsx'
import style from './fault-block.module.css'

/** A part of a page that could not be loaded: the agreed sentence, what still works, and the whole page anew. */
export const FaultBlock = ({ title, text }: { title: string; text: string }) => {
  const say = useSay()
  const { pathname, search } = useLocation()
  return (
    <div className={style.fault} role="alert">
      <p>
        <b>{title}</b>
        <br />
        <span className="small">{text}</span>
      </p>
      <ButtonLink look="line" size="small" href={pathname + search}>
        {say('part.again')}
      </ButtonLink>
    </div>
  )
}
