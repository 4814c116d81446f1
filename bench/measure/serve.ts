import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startServer } from '../../tests/running-server.ts'
import { memoryOf } from './of-process.ts'

export type ServedProduct = {
  url: string
  pid: number
  /** The longest hold of its event loop (ms of its own time) since this was asked last, where `holds` said so. */
  longestHold(): Promise<number>
  /** Resident memory in MB. */
  memory(): number
  stop(): Promise<void>
}

const HOLDS = new URL('longest-hold.ts', import.meta.url).href

/** Keeps a process on one core, so that the server and who asks it don't take each other's time. */
export const keepOnCore = (core: 0 | 1, pid = process.pid): void =>
  void execFileSync('taskset', ['-acp', String(core), String(pid)], { stdio: 'ignore' })

/**
 * The product as in production on a filled database, on core 0, without jobs and limits unless `env` says otherwise.
 * `holds`: something in it measures the longest hold, and takes some memory.
 */
export const startProduct = async (
  databaseUrl: string,
  { env = {}, holds = false }: { env?: Record<string, string>; holds?: boolean } = {},
): Promise<ServedProduct> => {
  const folder = mkdtempSync(join(tmpdir(), 'villa-bench-'))
  const holdFile = join(folder, 'longest-hold')
  const server = await startServer({
    ...{ NODE_ENV: 'production', DATABASE_URL: databaseUrl, DATA_DIR: folder, DEMO_DATA: 'on', CARD_PROVIDER: 'demo' },
    ...{ SESSION_SECRET: 'the secret of a benchmark, long enough', JOBS: 'off', RATE_LIMITS: 'off' },
    // as `npm start` says it
    ...{ MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072' },
    NODE_OPTIONS: ['--max-semi-space-size=4', ...(holds ? ['--import', HOLDS] : [])].join(' '),
    HOLD_FILE: holdFile,
    ...env,
  })
  keepOnCore(0, server.pid)
  let asked = 0
  return {
    url: server.url,
    pid: server.pid,
    async longestHold() {
      process.kill(server.pid, 'SIGUSR2')
      asked++
      for (;;) {
        await pause(20)
        const [count, ms] = readHold(holdFile)
        if (count === asked) return ms ?? 0
      }
    },
    memory: () => memoryOf(server.pid),
    async stop() {
      await server.stop('SIGKILL')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const readHold = (file: string): number[] => {
  try {
    return readFileSync(file, 'utf8').split(' ').map(Number)
  } catch {
    return [] // not asked yet
  }
}
