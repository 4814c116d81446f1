import { imageUrl } from '../../../ui/image-url.ts'
import style from './picture.module.css'

const WIDTHS = [320, 480, 640, 960, 1280, 1920]

/**
 * `path` as the API gives it; `width` and `height` are the file's own, so that nothing moves. `priority` for what is
 * seen first.
 */
export type PictureProps = {
  path: string
  width: number
  height: number
  alt: string
  sizes?: string
  priority?: boolean
  className?: string
}

/** A stored picture in the size the screen needs, from the image route; a quiet surface where there is none yet. */
export const Picture = ({ path, width, height, alt, sizes = '100vw', priority = false, className }: PictureProps) => {
  if (!path) return <span className={style.none} />
  return (
    <img
      src={imageUrl(path, 640)}
      srcSet={WIDTHS.map((each) => `${imageUrl(path, each)} ${each}w`).join(', ')}
      sizes={sizes}
      width={width}
      height={height}
      alt={alt}
      className={className}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
    />
  )
}
