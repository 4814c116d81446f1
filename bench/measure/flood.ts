import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { installOnDebian } from '../../tests/debian-package.ts'

export type Flood = { connections?: number; seconds?: number; headers?: Record<string, string> }
/** What a flood saw: answers a second, and how long an answer took (ms). */
export type Flooded = { perSecond: number; p50: number; p99: number }

const SAY = new URL('flood.lua', import.meta.url).pathname

const isThere = (): boolean => spawnSync('wrk', ['--version']).error === undefined

/**
 * Asks an address again and again from core 1, each connection as soon as it has its answer. An error or another status
 * than 2xx and 3xx makes the run void. wrk is written in C: an asker of Node takes three times as long for an answer as
 * the server, and would measure itself.
 */
export const flood = async (
  url: string,
  { connections = 32, seconds = 3, headers = {} }: Flood = {},
): Promise<Flooded> => {
  if (!isThere()) installOnDebian('wrk', 'wrk, which asks')
  const asked = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const size = ['-t', '1', '-c', String(connections), '-d', `${seconds}s`, '--timeout', '20s']
  const child = spawn('taskset', ['-c', '1', 'wrk', ...size, '-s', SAY, ...asked, url])
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
  const found = /^found (.*)$/m.exec(out)?.[1]
  if (!found) throw new Error(`The flood did not run (it needs wrk; Debian: apt-get install wrk): ${err}`)
  const { errors, ...flooded } = JSON.parse(found)
  if (errors) throw new Error(`${url}: ${errors} errors and other statuses: this run is void.`)
  return flooded
}
