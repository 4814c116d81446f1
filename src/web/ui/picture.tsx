import style from './picture.module.css'

const WIDTHS = [320, 480, 640, 960, 1280, 1920]
const DEFAULT_QUALITY = 75

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

/** The address of a picture at a width. */
export const imageUrl = (path: string, width: number, quality: number = DEFAULT_QUALITY): string =>
  `/image?url=${encodeURIComponent(path)}&w=${width}&q=${quality}`
