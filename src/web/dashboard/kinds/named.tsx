import { imageUrl } from '../../ui/image-url.ts'
import style from './kinds.module.css'

/** The picture of a row, small. */
export const Thumbnail = ({ path }: { path: string }) => (
  <img className={style.picture} src={imageUrl(path, 128, 70)} alt="" width={60} height={40} loading="lazy" />
)

/** A name with what stands below it. */
export const Named = ({ name, below }: { name: string; below: string }) => (
  <span className={style.name}>
    <b>{name}</b>
    <span>{below}</span>
  </span>
)
