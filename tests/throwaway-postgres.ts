import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { installOnDebian } from './debian-package.ts'
import { freePort } from './free-port.ts'

export type Postgres = {
  urlOf(database: string): string
  create(database: string, template?: string): Promise<void>
  /** Ends it at once, with no word to anybody who is connected: as a crash does. */
  crash(): void
  /** Starts it after a crash; it recovers from its log. */
  start(): void
  /** Ends it in order and answers its data folder, which stays until `stop`. */
  rest(): string
  stop(): void
}

/** A minute, pg_ctl's own, may be too short on a busy machine. */
const PATIENCE_S = '240'
const isRoot = process.getuid?.() === 0

/**
 * Starts a PostgreSQL server of our own in a throwaway folder, on a free port of the loopback, never as root: empty, or
 * on a copy of the data folder of one that rests. Installs it as root on Debian.
 */
export const startPostgres = async (rested?: string): Promise<Postgres> => {
  const bin = binaries() ?? install()
  const folder = mkdtempSync(join(tmpdir(), 'villa-postgres-'))
  chmodSync(folder, 0o755)
  const data = join(folder, 'data')
  const port = await freePort()
  if (isRoot) execFileSync('chown', ['postgres', folder])
  if (rested) asServer('cp', ['-R', '-p', rested, data])
  else
    asServer(join(bin, 'initdb'), [
      '-D',
      data,
      '-U',
      'villa',
      '--auth=trust',
      '-E',
      'UTF8',
      '--locale=C.UTF-8',
      '--no-sync',
    ])
  const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c max_connections=150 -c fsync=off`
  const control = (...args: string[]) => asServer(join(bin, 'pg_ctl'), ['-D', data, '-t', PATIENCE_S, ...args])
  const start = () => control('-w', '-l', join(folder, 'log'), '-o', options, 'start')
  const isRunning = () => existsSync(join(data, 'postmaster.pid'))
  const end = (how: 'immediate' | 'fast') => control('-m', how, 'stop')
  const crash = () => end('immediate')
  start()
  const urlOf = (database: string) => `postgres://villa@127.0.0.1:${port}/${database}`
  return {
    urlOf,
    async create(database, template = 'template1') {
      const client = new pg.Client({ connectionString: urlOf('postgres') })
      await client.connect()
      await client.query(`CREATE DATABASE ${pg.escapeIdentifier(database)} TEMPLATE ${pg.escapeIdentifier(template)}`)
      await client.end()
    },
    crash,
    start,
    rest() {
      end('fast')
      return data
    },
    stop() {
      if (isRunning()) crash()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The newest PostgreSQL on this machine, or undefined. */
const binaries = (): string | undefined => {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const found = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(':'),
    '/opt/homebrew/bin',
    '/usr/local/bin',
  ]
  return found.find(
    (folder) =>
      existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'pg_ctl')) && existsSync(join(folder, 'postgres')),
  )
}

const install = (): string => {
  installOnDebian('postgresql', 'PostgreSQL for the tests')
  const bin = binaries()
  if (!bin)
    throw new Error(
      'The tests need PostgreSQL 15 or newer: install it (Debian: apt-get install postgresql; macOS: brew install postgresql).',
    )
  return bin
}

const asServer = (program: string, args: string[]): void => {
  const [command, all] = isRoot ? ['runuser', ['-u', 'postgres', '--', program, ...args]] : [program, args]
  const { status, stderr, error } = spawnSync(command as string, all as string[], {
    encoding: 'utf8',
    cwd: '/',
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  if (status !== 0) throw new Error(`${program} failed: ${error?.message ?? stderr}`)
}
