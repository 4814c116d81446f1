import { type ChildProcess, spawn } from 'node:child_process'
import { freePort } from './free-port.ts'

export type RunningServer = {
  url: string
  pid: number
  output(): string
  /** Ends it: SIGTERM by default; answers its exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | null>
}

/** Starts the built product as `npm start` would, on a free port of the loopback, and waits until it is ready. */
export const startServer = async (env: Record<string, string>, port?: number): Promise<RunningServer> => {
  const ownPort = port ?? (await freePort())
  const url = `http://127.0.0.1:${ownPort}`
  const child = spawn(process.execPath, ['build/server/server.js'], {
    env: {
      ...process.env,
      NODE_ENV: '',
      PORT: String(ownPort),
      PUBLIC_URL: url,
      LOG_LEVEL: 'warn',
      RATE_LIMITS: 'off',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout?.on('data', (chunk) => (output += chunk))
  child.stderr?.on('data', (chunk) => (output += chunk))
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  await untilReady(url, child, () => output)
  return {
    url,
    pid: child.pid ?? 0,
    output: () => output,
    stop(signal = 'SIGTERM') {
      child.kill(signal)
      return ended
    },
  }
}

const START_LIMIT_MS = 240_000

const untilReady = async (url: string, child: ChildProcess, output: () => string): Promise<void> => {
  const limit = Date.now() + START_LIMIT_MS
  while (Date.now() < limit) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}.\n${output()}`)
    const ready = await fetch(`${url}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    )
    if (ready) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  child.kill('SIGKILL')
  throw new Error(`The server was not ready in time.\n${output()}`)
}
