import { createHash } from 'node:crypto'
import { AwsClient } from 'aws4fetch'
import { Refusal } from '../../../kernel/refusal.ts'
import { type Files, typeOfPath } from './files.ts'
import type { StorageAddress } from './storage-address.ts'

const ANSWERS_WITHIN_MS = 10_000
const RETRIES = 2

/**
 * The files in storage that speaks S3, addressed by path. Refuses 'unavailable' when it does not answer or answers 5xx;
 * throws an Error that names the status when it does not let us in.
 */
export const s3Files = (address: StorageAddress): Files => {
  const ask = askerOf(address)
  return {
    async read(path) {
      const answer = await ask('GET', path)
      return answer.status === 404 ? null : Buffer.from(await answer.arrayBuffer().catch(notThere))
    },
    // what a path holds never changes, and what is not there is found out by reading
    version: async () => 'stored',
    write: async (path, bytes) => void (await ask('PUT', path, bytes)),
    remove: async (path) => void (await ask('DELETE', path)),
    list: (folder) => listed(ask, address, folder),
  }
}

type AskStorage = (method: string, path: string, bytes?: Buffer) => Promise<Response>

const askerOf = ({ endpoint, bucket, prefix, ...key }: StorageAddress): AskStorage => {
  const client = new AwsClient({ ...key, service: 's3', retries: RETRIES })
  return async (method, path, bytes) => {
    const url = `${endpoint}/${bucket}${path.startsWith('?') ? path : `/${prefix}${path}`}`
    const answer = await client
      .fetch(url, {
        method,
        signal: AbortSignal.timeout(ANSWERS_WITHIN_MS),
        ...(bytes && { body: new Uint8Array(bytes) }),
        headers: {
          'x-amz-content-sha256': createHash('sha256')
            .update(bytes ?? '')
            .digest('hex'),
          ...(bytes && { 'content-type': typeOfPath(path) }),
        },
      })
      .catch(notThere)
    if (answer.ok || answer.status === 404) return answer
    await answer.body?.cancel()
    if (answer.status >= 500 || answer.status === 429) return notThere()
    throw new Error(`The storage at ${endpoint} answers ${method} with ${answer.status}.`)
  }
}

const notThere = (): never => {
  throw new Refusal('unavailable', { seconds: 5 })
}

const listed = async (ask: AskStorage, { prefix }: StorageAddress, folder: string) => {
  const files: { path: string; writtenAt: Date }[] = []
  let next: string | undefined
  do {
    const query = new URLSearchParams({ 'list-type': '2', prefix: `${prefix}${folder}/` })
    if (next) query.set('continuation-token', next)
    const xml = await (await ask('GET', `?${query}`)).text()
    for (const [, entry = ''] of xml.matchAll(/<Contents>(.*?)<\/Contents>/gs))
      files.push({
        path: textOf(entry, 'Key').slice(prefix.length),
        writtenAt: new Date(textOf(entry, 'LastModified')),
      })
    next = textOf(xml, 'NextContinuationToken')
  } while (next)
  return files
}

/** What stands in an element of an answer; our own paths hold no sign that XML would escape. */
const textOf = (xml: string, element: string): string =>
  new RegExp(`<${element}>([^<]*)</${element}>`).exec(xml)?.[1] ?? ''
