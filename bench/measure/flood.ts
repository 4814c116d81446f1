import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'

export type Flood = { connections?: number; seconds?: number; headers?: Record<string, string> }
/** What a flood saw: answers a second, and how long an answer took (ms). */
export type Flooded = { perSecond: number; p50: number; p99: number }

const PROGRAM = new URL('../../node_modules/autocannon/autocannon.js', import.meta.url).pathname

/**
 * Asks an address again and again from core 1, each connection as soon as it has its answer. An error or another status
 * than 2xx makes the run void.
 */
export const flood = async (
  url: string,
  { connections = 32, seconds = 3, headers = {} }: Flood = {},
): Promise<Flooded> => {
  const asked = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}=${value}`])
  const size = ['-c', String(connections), '-d', String(seconds)]
  const child = spawn('taskset', ['-c', '1', process.execPath, PROGRAM, '-j', '-n', ...size, ...asked, url])
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
  if (!out) throw new Error(`The flood did not run: ${err}`)
  const { requests, latency, errors, non2xx } = JSON.parse(out)
  if (errors || non2xx) throw new Error(`${url}: ${errors} errors and ${non2xx} other statuses: this run is void.`)
  return { perSecond: requests.average, p50: latency.p50, p99: latency.p99 }
}
