import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/**
 * Below the ports that systems give to outgoing connections: whoever listens here finds the port free again after a
 * crash.
 */
const [FIRST, LAST] = [15_000, 30_000]

/** A port of the loopback that nobody listens on. */
export const freePort = async (): Promise<number> => {
  const port = randomInt(FIRST, LAST)
  return (await isFree(port)) ? port : freePort()
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
