import { randomUUID } from 'node:crypto'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'
import * as z from 'zod/mini'
import { aSeason } from '../seeds/a-season.ts'
import { aVilla } from '../seeds/a-villa.ts'
import { anAccount } from '../seeds/an-account.ts'
import { anOwner } from '../seeds/an-owner.ts'
import { openProduct, type Product } from '../src/entry/product.ts'
import { login } from '../src/features/accounts/accounts.contract.ts'
import { hashPassword } from '../src/features/accounts/password.server.ts'
import { createReservation, getReservation } from '../src/features/reservations/reservations.contract.ts'
import type { Role } from '../src/kernel/caller.ts'
import { type Client, client } from '../src/kernel/client.ts'
import type { Database } from '../src/platform/database/db.ts'
import { openDatabase } from '../src/platform/database/open-database.ts'
import type { Files } from '../src/platform/files/storage/files.ts'
import type { Mail, Mailer } from '../src/platform/mailer.ts'

export const PASSWORD = 'bir-deneme-sifresi'

/**
 * The product on a database of its own, with a clock the test sets and a mailbox it reads. `limitRates` = the caps of
 * production; `cardStandIn` speaks for the card providers.
 */
export const openTestProduct = async ({ limitRates = false, files, ratesUrl, cardStandIn, mailer }: Setup = {}) => {
  const { database, url, drop } = await cloneDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'villa-files-'))
  const clock = { now: new Date('2027-03-01T09:00:00Z') }
  const mails: Mail[] = []
  const product = await openProduct({
    database,
    secret: 'a secret of the tests, long enough',
    publicUrl: 'http://villa.test',
    filesFolder: folder,
    files,
    demoBank: true,
    cardStandIn,
    readsOwnMachine: true,
    ratesUrl: ratesUrl ?? 'http://127.0.0.1:9/none',
    jobs: false,
    limitRates,
    now: () => new Date(clock.now),
    mailer: mailer ?? { send: async (mail) => void mails.push(mail) },
  })
  const call = callsOf(product.app)
  const as = (token?: string): Client => judgedClient(call, token)
  const signIn = async (role: Role) => {
    const account = await anAccount(database.db, { role, passwordHash: await hashPassword(PASSWORD) })
    const { content } = await as()(login, { body: { email: account.email, password: PASSWORD } })
    const ownerId = role === 'OWNER' ? (await anOwner(database.db, { logins: [account.id] })).id : 0
    return { account, ownerId, token: content.accessToken, api: as(content.accessToken) }
  }
  return {
    ...product,
    db: database.db,
    /** The address of its PostgreSQL database; empty for the embedded one. */
    url,
    clock,
    /** Where its pictures stand. */
    filesFolder: folder,
    mails,
    call,
    api: as(),
    as,
    signIn,
    /** A villa with prices that can be booked, known to the search. */
    async villa(overrides: Parameters<typeof aVilla>[1] = {}, season: Parameters<typeof aSeason>[2] = {}) {
      const villa = await aVilla(database.db, overrides)
      await aSeason(database.db, villa.id, season)
      await product.refresh()
      return villa
    },
    /** Holds a villa as a guest does, and looks at the reservation by her link. */
    book: bookAs(as()),
    /** Lets time pass and the jobs do their work. */
    async later(minutes: number) {
      clock.now = new Date(clock.now.getTime() + minutes * 60_000)
      await product.jobs.runAll()
    },
    async end() {
      await product.close()
      await rm(folder, { recursive: true, force: true })
      await drop()
    },
  }
}

type Setup = { limitRates?: boolean; files?: Files; ratesUrl?: string; cardStandIn?: string; mailer?: Mailer }

/** Calls as a stranger would send them, without a network. */
const callsOf =
  (app: Product['app']) =>
  async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const response = await app.inject({
      method: method as 'GET',
      url: path,
      headers,
      ...(body !== undefined && { payload: body as object }),
    })
    return {
      status: response.statusCode,
      body: response.body.startsWith('{') ? response.json() : response.body,
      headers: response.headers,
    }
  }

/** Calls as somebody. Judges each answer: the server takes the compiler’s word for what its texts look like. */
const judgedClient = (call: ReturnType<typeof callsOf>, token: string | undefined): Client =>
  client(async ({ call: { answer }, method, path, body, idempotencyKey }) => {
    const given = await call(method, path, body, {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
    })
    if (given.status < 300) z.parse(answer, given.body)
    return given
  })

const bookAs = (guest: Client) => async (wish: ReturnType<typeof aWish>) => {
  const { content } = await guest(createReservation, { body: wish })
  return (await guest(getReservation, { params: { token: content.token } })).content
}

export type TestProduct = Awaited<ReturnType<typeof openTestProduct>>

/** What a guest sends to book; the test changes what it is about. */
export const aWish = (villa: { slug: string }, change: object = {}) => ({
  villa: villa.slug,
  checkIn: '2027-07-10',
  checkOut: '2027-07-17',
  adults: 2,
  name: 'Zeynep Tunalı',
  email: 'zeynep@example.com',
  phone: '0532 123 45 67',
  payBy: 'card' as const,
  acceptContract: true,
  ...change,
})

const cloneDatabase = async (): Promise<{ database: Database; url: string; drop(): Promise<void> }> => {
  const template = inject('template')
  if (inject('database') === 'postgres') {
    const name = `test_${randomUUID().replaceAll('-', '')}`
    const admin = new URL(template)
    admin.pathname = '/postgres'
    const client = new pg.Client({ connectionString: admin.href })
    await client.connect()
    await client.query(`CREATE DATABASE ${name} TEMPLATE template_db`)
    await client.end()
    const url = new URL(template)
    url.pathname = `/${name}`
    // the server goes with the run
    return { database: await openDatabase({ url: url.href }), url: url.href, drop: async () => undefined }
  }
  const folder = await mkdtemp(join(tmpdir(), 'villa-database-'))
  await cp(template, join(folder, 'database'), { recursive: true })
  const database = await openDatabase({ folder: join(folder, 'database') })
  return { database, url: '', drop: () => rm(folder, { recursive: true, force: true }) }
}
