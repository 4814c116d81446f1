import '../../../../words/load/finding/house.ts'
import { ExternalLink } from 'lucide-react'
import { useSay } from '../../../../words/use-say.ts'
import { CloseButton } from '../../../kit/button/icon-button.tsx'
import { Popup } from '../../../kit/layer/popup.tsx'
import style from './film.module.css'

type Props = { name: string; page: string; player: string; onClose: () => void }

/** The film of a house, played by the house that keeps it: nothing is asked of it before somebody wants to see it. */
export const Film = ({ name, page, player, onClose }: Props) => {
  const say = useSay()
  const label = say('film.label', { name })
  return (
    <Popup open modal onClose={onClose} label={label} className={style.film ?? ''}>
      <header>
        <h2>{label}</h2>
        <a className="link" href={page} target="_blank" rel="noreferrer">
          <ExternalLink className="i" aria-hidden /> {say('film.page')}
        </a>
        <CloseButton onClose={onClose} />
      </header>
      <iframe
        src={player}
        title={label}
        allow="autoplay; fullscreen; picture-in-picture"
        allowFullScreen
        referrerPolicy="strict-origin-when-cross-origin"
      />
    </Popup>
  )
}
