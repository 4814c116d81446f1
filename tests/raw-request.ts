import { connect } from 'node:net'

export type RawAnswer = { status: number; headers: Record<string, string>; body: string }

/**
 * Sends bytes as they stand over a socket of its own, `more` again and again while the server listens (at most `most`
 * bytes), and answers what came back until the server was done. Undefined status 0: the connection ended without an
 * answer.
 */
export const rawRequest = (url: string, head: string, more?: string, most = 400 * 1024 * 1024): Promise<RawAnswer> =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(url)
    const socket = connect(Number(port), hostname)
    const chunks: Buffer[] = []
    let sent = 0
    // one piece a turn: where the server takes all at once we would send for ever, without a look at what it answers
    const pour = (): void => {
      if (!more || sent >= most || !socket.writable) return
      sent += more.length
      if (socket.write(more)) setImmediate(pour)
    }
    const done = (): void => {
      socket.destroy()
      resolve(parse(Buffer.concat(chunks).toString('utf8')))
    }
    socket.on('error', () => undefined) // the server may close while we are still sending
    socket.on('connect', () => {
      socket.write(head)
      pour()
    })
    socket.on('drain', () => setImmediate(pour))
    socket.on('data', (chunk) => {
      chunks.push(Buffer.from(chunk))
      if (isWhole(Buffer.concat(chunks))) done()
    })
    socket.on('close', done)
  })

const isWhole = (bytes: Buffer): boolean => {
  const text = bytes.toString('latin1')
  const end = text.indexOf('\r\n\r\n')
  if (end < 0) return false
  const length = /^content-length: (\d+)/im.exec(text.slice(0, end))?.[1]
  return length
    ? bytes.length >= end + 4 + Number(length)
    : /^transfer-encoding: chunked/im.test(text.slice(0, end)) && text.endsWith('0\r\n\r\n')
}

const parse = (text: string): RawAnswer => {
  const [head = '', ...rest] = text.split('\r\n\r\n')
  const [first = '', ...lines] = head.split('\r\n')
  const headers = lines.map((line) => [
    line.slice(0, line.indexOf(':')).toLowerCase(),
    line.slice(line.indexOf(':') + 1).trim(),
  ])
  return { status: Number(first.split(' ')[1] ?? 0), headers: Object.fromEntries(headers), body: rest.join('\r\n\r\n') }
}
