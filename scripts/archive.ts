import { spawnSync } from 'node:child_process'
import * as z from 'zod/mini'

/**
 * Where a backup is taken from or goes to: PostgreSQL at an address, or the embedded database in `dataDir`; the files
 * are in `dataDir` either way.
 */
export type Place = { databaseUrl: string | undefined; dataDir: string }

/** A backup is one .tar.gz with this description, the dump of the database and the files folder. */
export const DESCRIPTION = 'backup.json'
export const FILES = 'files'
/** Resized pictures are made again when they are asked for. */
export const CACHE = '.cache'
export const DUMPS = { postgres: 'database.dump', embedded: 'database.tar.gz' } as const

/** What an archive says of itself: whose dump it holds and when it was made. */
export const description = z.object({ kind: z.enum(['postgres', 'embedded']), createdAt: z.string() })

type Surroundings = { env?: NodeJS.ProcessEnv; missing?: string }

/** Runs a program to its end. Refuses with its own words, or with `missing` when it is not installed. */
export const runProgram = (
  program: string,
  args: string[],
  { env = process.env, missing }: Surroundings = {},
): void => {
  const { status, stderr, error } = spawnSync(program, args, {
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
    env,
  })
  if (error && 'code' in error && error.code === 'ENOENT') throw new Error(missing ?? `${program} is not on the PATH.`)
  if (status !== 0) throw new Error(`${program} failed: ${error?.message ?? stderr.trim()}`)
}

/**
 * Runs one of PostgreSQL's own programs on a database. The password goes through the environment: arguments are seen by
 * every user of a machine.
 */
export const runPostgresProgram = (program: 'pg_dump' | 'pg_restore', databaseUrl: string, args: string[]): void => {
  const url = new URL(databaseUrl)
  const env = url.password ? { ...process.env, PGPASSWORD: decodeURIComponent(url.password) } : process.env
  url.password = ''
  const missing = `${program} is not on the PATH: install PostgreSQL's client programs, not older than the server (Debian: postgresql-client; macOS: libpq).`
  runProgram(program, [`--dbname=${url.href}`, '--no-owner', '--no-privileges', ...args], { env, missing })
}

/** Does a script's work and prints what it answers; a refusal ends the process with its sentence alone. */
export const runScript = (work: () => Promise<string>): Promise<void> =>
  work().then(
    (done) => console.log(done),
    (error: unknown) => {
      console.error(error instanceof Error ? error.message : error)
      process.exitCode = 1
    },
  )
