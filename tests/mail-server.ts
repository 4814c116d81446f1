import { once } from 'node:events'
import { SMTPServer } from 'smtp-server'

export type Received = { from: string; to: string[]; raw: string }

/**
 * A mail server on the loopback that keeps what it gets. `refuse` makes it answer with an error instead, `pause` makes
 * it slow. With a `login` nobody else may send.
 */
export const startMailServer = async (login?: { user: string; pass: string }) => {
  const received: Received[] = []
  const manners: { refuse: { code: number; message: string } | null; pauseMs: number } = { refuse: null, pauseMs: 0 }
  const server = new SMTPServer({
    authOptional: !login,
    disabledCommands: login ? ['STARTTLS'] : ['STARTTLS', 'AUTH'],
    allowInsecureAuth: true,
    onAuth({ username, password }, _, done) {
      const knows = username === login?.user && password === login?.pass
      done(knows ? null : new Error('Invalid username or password'), { user: username })
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        if (manners.refuse)
          return done(Object.assign(new Error(manners.refuse.message), { responseCode: manners.refuse.code }))
        received.push({
          from: session.envelope.mailFrom ? session.envelope.mailFrom.address : '',
          to: session.envelope.rcptTo.map(({ address }) => address),
          raw: Buffer.concat(chunks).toString(),
        })
        setTimeout(() => done(), manners.pauseMs)
      })
    },
  })
  server.on('error', () => undefined) // a client that hangs up is not this server's trouble
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const address = server.server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    manners,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

export type MailServer = Awaited<ReturnType<typeof startMailServer>>
