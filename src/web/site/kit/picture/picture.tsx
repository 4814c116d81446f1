import { imageUrl } from '../../../ui/image-url.ts'
import style from './picture.module.css'

const WIDTHS = [320, 480, 640, 750, 960, 1280, 1920]

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
  /** What stays in sight where the picture is cut: '30% 60%'. */
  focus?: string
}

/** A stored picture in the size the screen needs, from the image route; a quiet surface where there is none yet. */
export const Picture = ({
  path,
  width,
  height,
  alt,
  sizes = '100vw',
  priority = false,
  className,
  focus,
}: PictureProps) => {
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
      style={focus ? { objectPosition: focus } : undefined}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
    />
  )
}
