import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import sharp from 'sharp'
import { found, Refusal } from '../../kernel/refusal.ts'
import { type ImageCache, imageCache } from './image-cache.ts'
import { type Format, formatFor, IMAGE_WIDTHS, resized } from './resized.ts'
import { type Files, isPicturePath, typeOfPath } from './storage/files.ts'
import { type Size, type Warmer, warmerOf } from './warmer.ts'

const DEFAULT_QUALITY = 75
const CACHE_LIMITS = { encodes: 2, waiting: 200, bytes: 1_000_000_000 }
const FOR_EVER = 'public, max-age=31536000, immutable' // another picture has another path

type Place = { files: Files /** A folder of this machine for what was made. */; cacheFolder: string }

export type Images = {
  /**
   * Serves stored pictures: /img/* as stored, /image?url=/img/…&w=&q= resized, in the best format the browser takes.
   * Refuses 'malformed' for any other question, 'not-found' for a picture that is not there, 'unavailable' when too
   * many wait.
   */
  register(app: FastifyInstance): void
  /** Makes a new picture's sizes before a guest asks. */
  warmer: Warmer
}

export const openImages = ({ files, cacheFolder }: Place): Images => {
  sharp.cache(false) // the folder is the cache; libvips would keep files open
  const cache = imageCache(cacheFolder, CACHE_LIMITS)
  const makeBefore = async (name: string, bytes: Buffer, size: Size): Promise<void> => {
    const version = await files.version(name)
    const asked = { name, ...size, quality: DEFAULT_QUALITY }
    if (version) await cache.get(keyOf(asked, version), () => resized(bytes, asked))
  }
  return {
    register(app) {
      app.get('/img/*', { schema: { hide: true } }, (request, reply) => sendStored(files, request, reply))
      app.get('/image', { schema: { hide: true } }, (request, reply) => sendResized(files, cache, request, reply))
    },
    warmer: warmerOf(makeBefore),
  }
}

const sendStored = async (files: Files, request: FastifyRequest, reply: FastifyReply) => {
  const path = String(Reflect.get(request.params as object, '*'))
  if (!isPicturePath(path)) throw new Refusal('not-found')
  return headers(reply, typeOfPath(path)).send(found(await files.read(path)))
}

const sendResized = async (files: Files, cache: ImageCache, request: FastifyRequest, reply: FastifyReply) => {
  const asked = { ...questionOf(request.query as Record<string, unknown>), format: formatOf(request) }
  const key = keyOf(asked, found(await files.version(asked.name)))
  const etag = `"${key}"`
  headers(reply, `image/${asked.format}`).header('vary', 'Accept').header('etag', etag)
  if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  return reply.send(await cache.get(key, async () => resized(found(await files.read(asked.name)), asked)))
}

const formatOf = ({ headers }: FastifyRequest): Format => formatFor(headers.accept ?? '')

type Asked = { name: string; width: number; quality: number; format: Format }

const keyOf = ({ name, width, quality, format }: Asked, version: string): string =>
  createHash('sha256').update([name, version, width, quality, format].join('|')).digest('hex').slice(0, 40)

const headers = (reply: FastifyReply, type: string): FastifyReply =>
  reply
    .header('cache-control', FOR_EVER)
    .header('x-content-type-options', 'nosniff')
    .header('cross-origin-resource-policy', 'cross-origin') // mails show them, whatever page the mail is read on
    .header('content-security-policy', "default-src 'none'; sandbox")
    .type(type)

const questionOf = ({
  url,
  w,
  q = String(DEFAULT_QUALITY),
}: Record<string, unknown>): { name: string; width: number; quality: number } => {
  const name = typeof url === 'string' && url.startsWith('/img/') ? url.slice('/img/'.length) : ''
  const width = IMAGE_WIDTHS.find((each) => String(each) === w)
  const quality = typeof q === 'string' && /^[1-9]\d{0,2}$/.test(q) ? Number(q) : 0
  if (!isPicturePath(name) || !width || quality < 1 || quality > 100) throw new Refusal('malformed')
  return { name, width, quality: Math.max(5, Math.round(quality / 5) * 5) }
}
