import { createServer, get } from 'node:http'

// What HTTP itself costs here: the answers of another server (FROM) to the addresses of a list (ADDRESSES, as JSON),
// fetched once, each sent with the same head and bytes to whoever asks.
const { PORT, FROM, ADDRESSES } = process.env as Record<string, string>
const OF_ONE_SENDING = /^(date|connection|keep-alive|transfer-encoding|x-request-id)$/

const answers = new Map<string, { head: Record<string, string>; body: Buffer }>()
for (const address of JSON.parse(ADDRESSES ?? '[]') as string[]) {
  const head: Record<string, string> = {}
  const body = await new Promise<Buffer>((resolve, reject) => {
    get(`${FROM}${address}`, { headers: { 'accept-encoding': 'br' } }, (answer) => {
      for (const [name, value] of Object.entries(answer.headers))
        if (!OF_ONE_SENDING.test(name)) head[name] = String(value)
      const parts: Buffer[] = []
      answer.on('data', (part) => parts.push(part))
      answer.on('end', () => resolve(Buffer.concat(parts)))
    }).on('error', reject)
  })
  answers.set(address, { head, body })
}

createServer(({ url = '' }, response) => {
  const answer = answers.get(url)
  if (answer) response.writeHead(200, answer.head).end(answer.body)
  else response.writeHead(url === '/up' ? 200 : 404).end()
}).listen(Number(PORT), '127.0.0.1')
