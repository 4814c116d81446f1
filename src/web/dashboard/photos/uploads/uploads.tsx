import { CircleCheck, RotateCcw, X } from 'lucide-react'
import { say } from '../../../words/dashboard.ts'
import { Button } from '../../kit/button/button.tsx'
import { IconButton } from '../../kit/button/icon-button.tsx'
import { Card } from '../../kit/page/card.tsx'
import style from './uploads.module.css'
import type { Upload } from './use-uploads.ts'

type Props = { uploads: Upload[]; onAgain: (upload: Upload) => void; onForget: (uploads: Upload[]) => void }

/** How far each file is; one that failed says why and can be tried again. */
export const Uploads = ({ uploads, onAgain, onForget }: Props) => {
  const done = uploads.filter(({ state }) => state === 'done')
  return (
    <Card className={style.card} aria-label={say('photos.uploads')}>
      <div className="row row--wrap between">
        <b className="num" role="status">
          {say('photos.uploaded', { all: uploads.length, done: done.length })}
        </b>
        {done.length > 0 && (
          <Button size="small" look="quiet" onClick={() => onForget(done)}>
            {say('photos.hide-done')}
          </Button>
        )}
      </div>
      <ul className={style.files}>
        {uploads.map((upload) => (
          <li key={upload.id} className={style.file}>
            <img
              src={upload.preview}
              alt=""
              width={40}
              height={30}
              onError={({ currentTarget }) => currentTarget.removeAttribute('src')}
            />
            <span className={style.about}>
              <b className="ell">{upload.file.name}</b>
              <Progress upload={upload} />
            </span>
            {upload.state === 'done' && <CircleCheck className={`i ${style.ok}`} aria-hidden />}
            {upload.state === 'failed' && <Retry upload={upload} onAgain={onAgain} onForget={onForget} />}
          </li>
        ))}
      </ul>
    </Card>
  )
}

const Progress = ({ upload: { state, part, file, why } }: { upload: Upload }) => {
  if (state === 'failed')
    return (
      <small className={style.bad} role="alert">
        {why}
      </small>
    )
  if (state === 'sending') return <progress aria-label={file.name} value={part} max={1} className={style.bar} />
  return <small className="t2">{say(`photos.${state}`)}</small>
}

const Retry = ({ upload, onAgain, onForget }: { upload: Upload } & Pick<Props, 'onAgain' | 'onForget'>) => (
  <span className="row gap4">
    <Button
      size="small"
      icon={RotateCcw}
      aria-label={say('photos.again-named', { name: upload.file.name })}
      onClick={() => onAgain(upload)}
    >
      {say('photos.again')}
    </Button>
    <IconButton
      icon={X}
      iconSize="s"
      label={say('photos.drop-file', { name: upload.file.name })}
      onClick={() => onForget([upload])}
    />
  </span>
)
