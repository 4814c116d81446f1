import { ArrowRight } from 'lucide-react'
import type { Comparison, ShownPhoto } from '../../../../features/proposals/proposal.shape.ts'
import type { ProposalRow } from '../../../../features/proposals/proposals.contract.ts'
import { imageUrl } from '../../../ui/image-url.ts'
import { say } from '../../../words/dashboard.ts'
import style from './proposal.module.css'

type Photos = Extract<Comparison, { of: 'photo' }>

/** What is there beside what would be: a picture at each side, or the whole gallery in both orders. */
export const PhotoRow = ({ row, compared: { what, room, was, becomes } }: { row: ProposalRow; compared: Photos }) => (
  <>
    <span className={style.about}>
      <b>{say(`proposal.photo.${what}`)}</b>
      {room && <span className="t2 sm db">{say(`photos.room.${room}`)}</span>}
    </span>
    <div className={style.side}>
      <span className="t3 sm">{say(row.state === 'approved' ? 'proposal.then' : 'proposal.now')}</span>
      <Pictures photos={was} small={what === 'order'} />
    </div>
    <ArrowRight className={`i t3 ${style.arrow}`} aria-hidden />
    <div className={style.side}>
      <span className="t3 sm">{say('proposal.wish')}</span>
      <Pictures photos={becomes} small={what === 'order'} />
    </div>
  </>
)

const Pictures = ({ photos, small }: { photos: ShownPhoto[]; small: boolean }) =>
  photos.length === 0 ? (
    <span className={`t3 ${style.nothing}`}>{say('proposal.no-photo')}</span>
  ) : (
    <span className={small ? style.strip : style.single}>
      {photos.map(({ path, blur }, index) => (
        <a key={path} href={imageUrl(path, 1920)} target="_blank" rel="noreferrer">
          <img
            src={imageUrl(path, small ? 256 : 640)}
            alt={say('photos.nth', { n: index + 1 })}
            style={blur ? { backgroundImage: `url(${blur})` } : undefined}
            loading="lazy"
          />
        </a>
      ))}
    </span>
  )
