import { ThumbsDown, ThumbsUp } from 'lucide-react'
import type { Vote } from '../../../../features/wishlists/wishlists.contract.ts'
import { useSay } from '../../../words/use-say.ts'
import style from './votes.module.css'

/** What others say of a villa: how many yes and no, who, and their sentences. */
export const Votes = ({ votes }: { votes: readonly Vote[] }) => {
  const say = useSay()
  if (!votes.length) return null
  const yes = votes.filter(({ up }) => up)
  const no = votes.filter(({ up }) => !up)
  const names = (of: readonly Vote[]) => of.map(({ name }) => name).join(', ')
  return (
    <div className={style.votes} data-votes>
      <p>
        {yes.length > 0 && (
          <span>
            <ThumbsUp className="i" aria-hidden="true" /> {say('liked.yes', { n: yes.length })}: {names(yes)}
          </span>
        )}
        {no.length > 0 && (
          <span>
            <ThumbsDown className="i" aria-hidden="true" /> {say('liked.no', { n: no.length })}: {names(no)}
          </span>
        )}
      </p>
      {votes
        .filter(({ said }) => said)
        .map(({ name, said }) => (
          <blockquote key={name}>
            <b>{name}:</b> {said}
          </blockquote>
        ))}
    </div>
  )
}
