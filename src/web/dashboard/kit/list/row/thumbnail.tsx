import { imageUrl } from '../../../../ui/image-url.ts'
import style from './thumbnail.module.css'

/** The picture of a row, small; its place stays where there is none. */
export const Thumbnail = ({ path }: { path: string | null }) =>
  path ? (
    <img className={style.picture} src={imageUrl(path, 128, 70)} alt="" width={60} height={40} loading="lazy" />
  ) : (
    <span className={style.picture} />
  )
