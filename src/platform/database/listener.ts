import pg from 'pg'

export type Listener = {
  listen(channel: string, hear: (payload: string) => void): Promise<void>
  /**
   * Tells this process at once and the others by one NOTIFY for many payloads. One that gets lost is not sent again.
   */
  tell(channel: string, payloads: string[]): void
  close(): Promise<void>
}

const FIRST_WAIT_MS = 100
const LONGEST_WAIT_MS = 5_000

/**
 * One connection that hears NOTIFY and sends it. It comes back by itself after it broke, waiting longer and longer,
 * until `close`.
 */
export const openListener = (connection: pg.ClientConfig): Listener => {
  const hearers = new Map<string, ((payload: string) => void)[]>()
  let untold = new Map<string, Set<string>>()
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let sending = false
  let closed = false

  const hear = (channel: string, payload: string): void => {
    for (const each of hearers.get(channel) ?? []) each(payload)
  }

  const connect = async (): Promise<pg.Client> => {
    const next = new pg.Client(connection)
    const gone = () => {
      if (client !== next) return
      client = undefined
      comeBack(FIRST_WAIT_MS)
    }
    next.on('error', gone)
    next.on('end', gone)
    next.on('notification', ({ channel, payload, processId }) => {
      if (processId !== Reflect.get(next, 'processID')) hear(channel, payload ?? '') // what this process said it knows
    })
    try {
      await next.connect()
      for (const channel of hearers.keys()) await listenTo(next, channel)
    } catch (error) {
      next.end().catch(() => undefined)
      throw error
    }
    client = next
    return next
  }

  const comeBack = (wait: number): void => {
    if (closed) return
    timer = setTimeout(() => {
      connect().then(
        (back) => closed && void back.end().catch(() => undefined),
        () => comeBack(Math.min(LONGEST_WAIT_MS, wait * 2)),
      )
    }, wait)
    timer.unref()
  }

  const send = async (): Promise<void> => {
    if (sending) return
    sending = true
    while (untold.size > 0) {
      const batch = [...untold].flatMap(([channel, payloads]) =>
        [...payloads].map((payload) => [channel, payload] as const),
      )
      untold = new Map()
      const [channels, payloads] = [batch.map(([channel]) => channel), batch.map(([, payload]) => payload)]
      await client?.query(NOTIFY_MANY, [channels, payloads]).catch(() => undefined)
    }
    sending = false
  }

  return {
    async listen(channel, hearer) {
      hearers.set(channel, [...(hearers.get(channel) ?? []), hearer])
      await (client ? listenTo(client, channel) : connect())
    },
    tell(channel, payloads) {
      for (const payload of payloads) hear(channel, payload)
      if (!client) return
      untold.set(channel, new Set([...(untold.get(channel) ?? []), ...payloads]))
      void send()
    },
    async close() {
      closed = true
      clearTimeout(timer)
      const last = client
      client = undefined
      await last?.end().catch(() => undefined)
    },
  }
}

const NOTIFY_MANY = 'SELECT pg_notify(channel, payload) FROM unnest($1::text[], $2::text[]) AS news (channel, payload)'

const listenTo = (client: pg.Client, channel: string) => client.query(`LISTEN ${pg.escapeIdentifier(channel)}`)
