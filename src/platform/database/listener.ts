import { setTimeout as pause } from 'node:timers/promises'
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

type Hear = (channel: string, payload: string) => void

/**
 * One connection that hears NOTIFY and sends it. It comes back by itself after it broke, waiting longer and longer,
 * until `close`.
 */
export const openListener = (connection: pg.ClientConfig): Listener => {
  const hearers = new Map<string, ((payload: string) => void)[]>()
  const hear: Hear = (channel, payload) => {
    for (const each of hearers.get(channel) ?? []) each(payload)
  }
  const line = openLine(connection, () => hearers.keys(), hear)
  const send = sender(line.client)
  return {
    async listen(channel, hearer) {
      hearers.set(channel, [...(hearers.get(channel) ?? []), hearer])
      const client = line.client()
      await (client ? listenTo(client, channel) : line.connect())
    },
    tell(channel, payloads) {
      for (const payload of payloads) hear(channel, payload)
      if (line.client()) send(channel, payloads)
    },
    close: line.close,
  }
}

/** The connection: absent while it is broken, and then on its way back. It listens to the channels there are. */
const openLine = (connection: pg.ClientConfig, channels: () => Iterable<string>, hear: Hear) => {
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let closed = false

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
      for (const channel of channels()) await listenTo(next, channel)
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

  const close = async (): Promise<void> => {
    closed = true
    clearTimeout(timer)
    const last = client
    client = undefined
    await last?.end().catch(() => undefined)
  }
  return { client: () => client, connect, close }
}

/** In a rush of news so long (ms) passes between two sendings. */
const PACE_MS = 10

/** Sends at once, by one query at a time; what comes meanwhile and right after goes together with the next. */
const sender = (client: () => pg.Client | undefined) => {
  let untold = new Map<string, Set<string>>()
  let sending = false
  const send = async (): Promise<void> => {
    if (sending) return
    sending = true
    while (untold.size > 0) {
      const batch = [...untold].flatMap(([channel, payloads]) =>
        [...payloads].map((payload) => [channel, payload] as const),
      )
      untold = new Map()
      const [channels, payloads] = [batch.map(([channel]) => channel), batch.map(([, payload]) => payload)]
      await client()
        ?.query({ ...NOTIFY_MANY, values: [channels, payloads] })
        .catch(() => undefined)
      await pause(PACE_MS, undefined, { ref: false })
    }
    sending = false
  }
  return (channel: string, payloads: string[]): void => {
    untold.set(channel, new Set([...(untold.get(channel) ?? []), ...payloads]))
    void send()
  }
}

const NOTIFY_MANY = {
  name: 'notify_many',
  text: 'SELECT pg_notify(channel, payload) FROM unnest($1::text[], $2::text[]) AS news (channel, payload)',
}

const listenTo = (client: pg.Client, channel: string) => client.query(`LISTEN ${pg.escapeIdentifier(channel)}`)
