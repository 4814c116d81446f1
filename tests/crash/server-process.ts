import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

export type Place = { dataDir: string; databaseUrl?: string; port: number }

/** The real server as a process of its own, ready to be asked. Only ever this process is killed, by its own id. */
export const startServer = async ({ dataDir, databaseUrl, port }: Place) => {
  const { PATH, HOME } = process.env
  const env = {
    PATH,
    HOME,
    PORT: String(port),
    DATA_DIR: dataDir,
    DEMO_DATA: 'on',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
    JOBS: 'on',
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  }
  const child = spawn(process.execPath, ['src/entry/server.ts'], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk))
  const url = `http://127.0.0.1:${port}`
  await ready(child, url, () => output)
  return {
    url,
    output: () => output,
    /** kill -9: no signal handler runs, nothing is flushed. */
    async kill() {
      child.kill('SIGKILL')
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    },
  }
}

const READY_WITHIN_MS = 120_000

const ready = async (child: ChildProcess, url: string, output: () => string): Promise<void> => {
  const end = Date.now() + READY_WITHIN_MS
  while (Date.now() < end) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}:\n${output()}`)
    const answer = await fetch(`${url}/readyz`).catch(() => null)
    if (answer?.ok) return
    await pause(50)
  }
  child.kill('SIGKILL')
  throw new Error(`The server was not ready in time:\n${output()}`)
}

/** A port nobody uses now. */
export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address ? address.port : 0
}
