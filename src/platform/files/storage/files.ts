/** Where the files of the product stand: a folder, or storage that speaks S3. A path is 'pictures/0a1b….webp'. */
export type Files = {
  /** The bytes of a file; null when there is none. */
  read(path: string): Promise<Buffer | null>
  /** What differs when another file stands at a path; null when none does, if that is known without reading it. */
  version(path: string): Promise<string | null>
  /** Writes a file whole or not at all. */
  write(path: string, bytes: Buffer): Promise<void>
  /** Removes a file; one that is not there is no matter. */
  remove(path: string): Promise<void>
  /** The files directly in a folder, and when each was written. */
  list(folder: string): Promise<{ path: string; writtenAt: Date }[]>
}

/**
 * Small letters, digits and hyphens in each part, one known ending: nothing that could lead out of a folder or to a
 * hidden file.
 */
export const isPicturePath = (path: string): boolean =>
  path.length <= 200 && /^(?:[a-z0-9][a-z0-9-]*\/){0,4}[a-z0-9][a-z0-9-]*\.(?:webp|jpg|png|avif)$/.test(path)

const TYPES: Record<string, string> = { webp: 'image/webp', jpg: 'image/jpeg', png: 'image/png', avif: 'image/avif' }

/** The type of a file by the ending of its path. */
export const typeOfPath = (path: string): string =>
  TYPES[path.slice(path.lastIndexOf('.') + 1)] ?? 'application/octet-stream'
