import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Served, startProgram } from '../measure/servers/start-program.ts'
import { bodyOf } from './body-of.ts'

const SOURCE = new URL('next/', import.meta.url).pathname

/**
 * Next.js, built for this markup and served as it is in production (`standalone`): /cached is rendered once, /dynamic
 * for every request. It is fetched and built outside of the repository, once for each markup.
 */
export const startNext = async (html: string): Promise<Served> => {
  const body = JSON.stringify(bodyOf(html))
  const folder = join(tmpdir(), 'villa-peers', `next-${createHash('sha256').update(body).digest('hex').slice(0, 12)}`)
  if (!existsSync(folder)) build(`${folder}.part`, folder, body)
  return startProgram(join(folder, '.next/standalone/server.js'), { HOSTNAME: '127.0.0.1' })
}

const build = (part: string, folder: string, body: string): void => {
  mkdirSync(part, { recursive: true })
  cpSync(SOURCE, part, { recursive: true })
  writeFileSync(join(part, 'body.json'), body)
  const options = { cwd: part, stdio: ['ignore', 'ignore', 'inherit'] as const, env: { ...process.env, CI: '1' } }
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], { ...options, stdio: 'ignore' })
  execFileSync(process.execPath, ['node_modules/next/dist/bin/next', 'build'], { ...options, stdio: 'ignore' })
  renameSync(part, folder)
}
