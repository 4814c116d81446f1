import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { freePort } from '../../../tests/free-port.ts'
import { memoryOf } from '../of-process.ts'

export type Served = { url: string; pid: number; memory(): number; stop(): Promise<unknown> }

/** A program of ours that serves on PORT, on core 0; it answers on /up once it is ready. */
export const startProgram = async (file: string, env: Record<string, string>): Promise<Served> => {
  const port = await freePort()
  const child = spawn('taskset', ['-c', '0', process.execPath, file], {
    env: { ...process.env, NODE_ENV: 'production', ...env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const url = `http://127.0.0.1:${port}`
  while (!(await isUp(url))) {
    if (child.exitCode !== null) throw new Error(`${file} ended with ${child.exitCode}.`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return {
    url,
    pid: child.pid ?? 0,
    memory: () => memoryOf(child.pid ?? 0),
    stop() {
      child.kill('SIGTERM')
      return once(child, 'exit')
    },
  }
}

const isUp = (url: string): Promise<boolean> =>
  fetch(`${url}/up`).then(
    ({ ok }) => ok,
    () => false,
  )
