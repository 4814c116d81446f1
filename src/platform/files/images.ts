import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { realpath, stat } from 'node:fs/promises'
import { extname, join, sep } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import sharp from 'sharp'
import { found, Refusal } from '../../kernel/refusal.ts'
import { type ImageCache, imageCache } from './image-cache.ts'

/** The widths a page may ask for; each one asked costs an encode, so there is no other. */
export const IMAGE_WIDTHS = [64, 128, 256, 320, 480, 640, 960, 1280, 1600, 1920] as const
const DEFAULT_QUALITY = 75
const MAX_PIXELS = 50_000_000
const CACHE_LIMITS = { encodes: 2, waiting: 200, bytes: 1_000_000_000 }
const FOR_EVER = 'public, max-age=31536000, immutable' // another picture has another path

/**
 * Small letters, digits and hyphens in each part, one known ending: nothing that could lead out of the folder or to a
 * hidden file.
 */
const PATH = /^(?:[a-z0-9][a-z0-9-]*\/){0,4}[a-z0-9][a-z0-9-]*\.(?:webp|jpg|png|avif)$/
const TYPES: Record<string, string> = {
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.avif': 'image/avif',
}

/**
 * Serves the pictures of a folder: /img/* as stored, /image?url=/img/…&w=&q= resized, in the best format the browser
 * takes. Refuses 'malformed' for any other question, 'not-found' for a picture that is not there,
 * 'unavailable' when too many wait.
 */
export const registerImages = (app: FastifyInstance, { filesFolder }: { filesFolder: string }): void => {
  sharp.cache(false) // the folder is the cache; libvips would keep files open
  const cache = imageCache(join(filesFolder, '.cache'), CACHE_LIMITS)
  app.get('/img/*', { schema: { hide: true } }, (request, reply) => sendStored(filesFolder, request, reply))
  app.get('/image', { schema: { hide: true } }, (request, reply) => sendResized(filesFolder, cache, request, reply))
}

const sendStored = async (folder: string, request: FastifyRequest, reply: FastifyReply) => {
  const { path, size } = await storedFile(folder, String(Reflect.get(request.params as object, '*')))
  headers(reply, TYPES[extname(path)] ?? 'application/octet-stream').header('content-length', size)
  return reply.send(createReadStream(path))
}

const sendResized = async (folder: string, cache: ImageCache, request: FastifyRequest, reply: FastifyReply) => {
  const { name, width, quality } = questionOf(request.query as Record<string, unknown>)
  const { path, size, changedAt } = await storedFile(folder, name)
  const format = formatFor(request.headers.accept ?? '')
  const key = createHash('sha256')
    .update([name, size, changedAt, width, quality, format].join('|'))
    .digest('hex')
    .slice(0, 40)
  const etag = `"${key}"`
  headers(reply, `image/${format}`).header('vary', 'Accept').header('etag', etag)
  if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  return reply.send(await cache.get(key, () => encode(path, width, quality, format)))
}

const headers = (reply: FastifyReply, type: string): FastifyReply =>
  reply
    .header('cache-control', FOR_EVER)
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .type(type)

/** The file behind a name, inside the folder also when links are followed. */
const storedFile = async (folder: string, name: string): Promise<{ path: string; size: number; changedAt: number }> => {
  if (name.length > 200 || !PATH.test(name)) throw new Refusal('not-found')
  const path = found(await realpath(join(folder, name)).catch(() => null))
  if (!path.startsWith((await realpath(folder)) + sep)) throw new Refusal('not-found')
  const file = await stat(path)
  if (!file.isFile()) throw new Refusal('not-found')
  return { path, size: file.size, changedAt: file.mtimeMs }
}

const questionOf = ({
  url,
  w,
  q = String(DEFAULT_QUALITY),
}: Record<string, unknown>): { name: string; width: number; quality: number } => {
  const name = typeof url === 'string' && url.length <= 205 && url.startsWith('/img/') ? url.slice('/img/'.length) : ''
  const width = IMAGE_WIDTHS.find((each) => String(each) === w)
  const quality = typeof q === 'string' && /^[1-9]\d{0,2}$/.test(q) ? Number(q) : 0
  if (!PATH.test(name) || !width || quality < 1 || quality > 100) throw new Refusal('malformed')
  return { name, width, quality: Math.max(5, Math.round(quality / 5) * 5) }
}

const FORMATS = ['avif', 'webp'] as const
type Format = (typeof FORMATS)[number] | 'jpeg'

/** The smallest format that the browser names; what it only takes by a star is not promised. */
const formatFor = (accept: string): Format =>
  FORMATS.find((format) =>
    accept.split(',').some((part) => part.trim().startsWith(`image/${format}`) && !/;\s*q=0(?:\.0*)?\s*$/.test(part)),
  ) ?? 'jpeg'

const READABLE = new Set(['webp', 'jpeg', 'png', 'heif'])

const encode = async (path: string, width: number, quality: number, format: Format): Promise<Buffer> => {
  const image = sharp(path, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
  const { format: stored } = await image.metadata().catch(unreadable)
  if (!READABLE.has(stored)) return unreadable()
  const resized = image.autoOrient().resize({ width, withoutEnlargement: true })
  if (format === 'avif')
    return resized
      .avif({ quality: Math.max(20, quality - 20), effort: 2 })
      .toBuffer()
      .catch(unreadable)
  if (format === 'webp') return resized.webp({ quality }).toBuffer().catch(unreadable)
  return resized.flatten({ background: '#fff' }).jpeg({ quality, progressive: true }).toBuffer().catch(unreadable)
}

/** A file that is no picture, or too large a one, answers like one that is not there. */
const unreadable = (): never => {
  throw new Refusal('not-found')
}
