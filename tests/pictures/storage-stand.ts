import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export const STORAGE_KEY = 'STANDKEY'
export const STORAGE_SECRET = 'a secret/of+the stand'
const BUCKET = 'villa-pictures'

/**
 * A storage on this machine that speaks as much of S3 as the product asks: it keeps objects in memory, and takes only
 * requests whose signature (AWS Signature Version 4) and content hash it reckons itself.
 */
export const openStorage = async () => {
  const objects = new Map<string, { bytes: Buffer; type: string; at: Date }>()
  const asked: string[] = []
  const state = { down: false }
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await Array.fromAsync(request as AsyncIterable<Buffer>))
    asked.push(`${request.method} ${request.url}`)
    if (state.down) return end(response, 503)
    if (!isSigned(request, body)) return end(response, 403, '<Error><Code>SignatureDoesNotMatch</Code></Error>')
    const url = new URL(request.url ?? '/', 'http://stand')
    if (!url.pathname.startsWith(`/${BUCKET}`)) return end(response, 404)
    if (url.searchParams.has('list-type')) return end(response, 200, listing(objects, url.searchParams))
    const key = decodeURIComponent(url.pathname.slice(BUCKET.length + 2))
    if (request.method === 'PUT')
      objects.set(key, { bytes: body, type: String(request.headers['content-type']), at: new Date() })
    if (request.method === 'DELETE') objects.delete(key)
    if (request.method === 'PUT') return end(response, 200)
    if (request.method === 'DELETE') return end(response, 204)
    const object = objects.get(key)
    if (!object) return end(response, 404, '<Error><Code>NoSuchKey</Code></Error>')
    response.writeHead(200, { 'content-type': object.type, 'content-length': object.bytes.length })
    return response.end(request.method === 'HEAD' ? undefined : object.bytes)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    objects,
    asked,
    state,
    url: (secret = STORAGE_SECRET) =>
      `s3+http://${STORAGE_KEY}:${encodeURIComponent(secret)}@127.0.0.1:${port}/${BUCKET}/agency?region=eu-central-1`,
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}

const end = (response: ServerResponse, status: number, body = '') => void response.writeHead(status).end(body)

/** Two keys a page, so that who lists has to ask again. */
const listing = (objects: Map<string, { at: Date }>, query: URLSearchParams): string => {
  const keys = [...objects.keys()].filter((key) => key.startsWith(query.get('prefix') ?? '')).sort()
  const from = Number(query.get('continuation-token') ?? 0)
  const entries = keys.slice(from, from + 2).map((key) => {
    const writtenAt = objects.get(key)?.at.toISOString()
    return `<Contents><Key>${key}</Key><LastModified>${writtenAt}</LastModified></Contents>`
  })
  const next = from + 2 < keys.length ? `<NextContinuationToken>${from + 2}</NextContinuationToken>` : ''
  return `<?xml version="1.0"?><ListBucketResult>${next}${entries.join('')}</ListBucketResult>`
}

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex')

const AUTHORIZATION = new RegExp(
  '^AWS4-HMAC-SHA256 Credential=([^/]+)/(\\d{8})/([\\w-]+)/s3/aws4_request, ' +
    'SignedHeaders=([\\w;-]+), Signature=([0-9a-f]{64})$',
)

/** Is the request signed by our key, for what it asks and sends? */
const isSigned = ({ method, url = '/', headers }: IncomingMessage, body: Buffer): boolean => {
  const said = AUTHORIZATION.exec(headers.authorization ?? '')
  if (!said || headers['x-amz-content-sha256'] !== sha256(body)) return false
  const [, key, date = '', region = '', names = '', signature] = said
  const [path = '', query = ''] = url.split('?')
  const canonical = [
    method,
    path,
    query.split('&').filter(Boolean).sort().join('&'),
    ...names.split(';').map((name) => `${name}:${headers[name]}`),
    '',
    names,
    headers['x-amz-content-sha256'],
  ].join('\n')
  const scope = `${date}/${region}/s3/aws4_request`
  const signing = [`AWS4${STORAGE_SECRET}`, date, region, 's3', 'aws4_request'].reduce<string | Buffer>(
    (made, part, index) => (index ? hmac(made, part) : part),
    '',
  )
  const signed = hmac(signing, ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(canonical)].join('\n'))
  return key === STORAGE_KEY && signed.toString('hex') === signature
}
