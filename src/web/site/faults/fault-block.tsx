import { useLocation } from 'react-router'
import { useSay } from '../../words/use-say.ts'

/** A part of a page that could not be loaded: SPEC's sentence, what still works, and the whole page anew. */
export const FaultBlock = ({ title, text }: { title: string; text: string }) => {
  const say = useSay()
  const { pathname, search } = useLocation()
  return (
    <div className="full full--fault" role="alert">
      <p>
        <b>{title}</b>
        <br />
        <span className="small">{text}</span>
      </p>
      <a className="btn btn--line btn--sm" href={pathname + search}>
        {say('part.again')}
      </a>
    </div>
  )
}
