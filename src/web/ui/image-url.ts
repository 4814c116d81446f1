const DEFAULT_QUALITY = 75

/** The address of a picture at a width. */
export const imageUrl = (path: string, width: number, quality: number = DEFAULT_QUALITY): string =>
  `/image?url=${encodeURIComponent(path)}&w=${width}&q=${quality}`
