import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { startMailServer } from '../../mail-server.ts'

/**
 * 'open': mails come through. 'gone': nobody listens. 'silent': a call is taken and nothing is ever said. 'cut': the
 * line breaks in the middle of the mail.
 */
export type Road = 'open' | 'gone' | 'silent' | 'cut'

/**
 * A real mail server and the road to it, which the test can break in every way. `carried`: the Message-IDs that were
 * seen on it, also of mails that were lost.
 */
export const startMailRoad = async () => {
  const mail = await startMailServer()
  const target = Number(new URL(mail.url).port)
  const calls = new Set<Socket>()
  const carried: string[] = []
  let road: Road = 'open'
  let silenced = 0
  let cuts = 0
  const join = (caller: Socket): void => {
    const server = connect(target, '127.0.0.1')
    let said = ''
    for (const [one, other] of [
      [caller, server],
      [server, caller],
    ] as const) {
      one.on('error', () => other.destroy())
      one.on('close', () => other.destroy())
    }
    server.on('data', (bytes) => caller.write(bytes))
    caller.on('data', (bytes: Buffer) => {
      said += bytes.toString('latin1')
      const id = /^message-id: (<[^>]+>)/im.exec(said)?.[1]
      if (id) carried.push(id)
      if (id) said = ''
      if (!id || road !== 'cut') return void server.write(bytes)
      cuts++
      server.write(bytes.subarray(0, bytes.length / 2))
      setImmediate(() => caller.destroy())
    })
  }
  const server = createServer((caller) => {
    calls.add(caller.on('error', () => undefined).on('close', () => calls.delete(caller)))
    if (road === 'silent') return void silenced++
    join(caller)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const hangUp = () => {
    for (const call of calls) call.destroy()
  }
  return {
    ...mail,
    url: `smtp://127.0.0.1:${port}`,
    carried,
    counts: () => ({ silenced, cuts }),
    /** From the next call on it is so; 'gone' ends the calls there are. */
    async become(next: Road): Promise<void> {
      road = next
      if (next === 'gone') {
        const closed = new Promise((resolve) => server.close(resolve))
        hangUp()
        await closed
      } else if (!server.listening) {
        server.listen(port, '127.0.0.1')
        await once(server, 'listening')
      }
    },
    async stop(): Promise<void> {
      const closed = server.listening ? new Promise((resolve) => server.close(resolve)) : undefined
      hangUp()
      await closed
      await mail.stop()
    },
  }
}
