import { spawn } from 'node:child_process'

export type Step = { name: string; command: string[]; env?: Record<string, string> }

/** Runs a command with its output shown; answers its output too and whether it succeeded. */
export const run = ({
  name,
  command,
  env,
}: Step): Promise<{ name: string; ok: boolean; output: string; seconds: number }> =>
  new Promise((resolve) => {
    console.log(`\n── ${name}`)
    const began = performance.now()
    const [program = '', ...args] = command
    const child = spawn(program, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    const hear = (chunk: Buffer) => {
      output += chunk
      process.stdout.write(chunk)
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.on('error', (error) => resolve({ name, ok: false, output: String(error), seconds: 0 }))
    child.on('close', (code) => resolve({ name, ok: code === 0, output, seconds: (performance.now() - began) / 1000 }))
  })
