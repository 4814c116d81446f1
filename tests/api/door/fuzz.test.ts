import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { HANDLERS } from '../../../src/entry/calls/handlers.ts'
import type { AnyEndpoint } from '../../../src/kernel/endpoint.ts'
import { openDesk } from '../../staff-desk.ts'
import { openTestProduct, type TestProduct } from '../../test-product.ts'
import { type Known, type OddQuestion, questionsTo } from './odd-questions.ts'

/** The same questions every time; a failure names the seed, the path and the question. */
const SEED = 17_956
const QUESTIONS = { GET: 200, write: 40 }

let product: TestProduct
let known: Known
let token: string
let writes: () => Promise<string[]>
beforeAll(async () => {
  product = await openTestProduct()
  token = (await product.signIn('ADMIN')).token
  const desk = await openDesk(product)
  const villa = await product.villa({ slug: 'villa-deneme' })
  const { id, guestLink } = await desk.take(villa, { hours: 72 })
  known = {
    id,
    villa: villa.slug,
    slug: villa.slug,
    villaId: villa.id,
    villa_id: villa.id,
    reservation_id: id,
    token: new URL(guestLink).searchParams.get('token'),
    provider: 'demo',
    checkIn: '2027-09-01',
    checkOut: '2027-09-08',
    checkin: '2027-09-01',
    checkout: '2027-09-08',
    from: '2027-11-01',
    until: '2027-11-03',
    date1: '2027-01-01',
    date2: '2027-12-31',
    name: 'Zeynep Tunalı',
    email: 'zeynep@example.com',
    phone: '0532 123 45 67',
    adults: 2,
    guests: 2,
    acceptContract: true,
    acceptTerms: true,
  }
  writes = await noteWrites()
})
afterAll(() => product.end())

// it would end the session of the others
const CALLS = HANDLERS.map(({ endpoint }) => endpoint).filter(({ path }) => path !== '/v1/auth/logout')

describe('whatever is asked, the answer is good or a sentence', () => {
  test.each(CALLS.map((call) => [`${call.method} ${call.path}`, call] as const))('%s', async (_, call) => {
    await fc.assert(
      fc.asyncProperty(questionsTo(call, known), async (question) => {
        const { status, body } = await ask(call, question)
        const written = call.method === 'GET' ? [] : await writes()
        expect(status).toBeLessThan(500)
        if (status < 400) return
        expect(body.content?.message).toMatch(/^\p{Lu}.{5,}[.!?]$/u)
        expect(JSON.stringify(body)).not.toMatch(/select |insert |\/src\/|Error:|\bat async\b/i)
        for (const sentence of Object.values(body.content.fields)) expect(sentence).toMatch(/^\p{Lu}.{3,}/u)
        expect(written).toEqual([])
      }),
      { seed: SEED, numRuns: questions(call), endOnFailure: true },
    )
  })
})

const questions = ({ method, params, query, body }: AnyEndpoint): number => {
  if (!params && !query && !body) return 2
  return method === 'GET' ? QUESTIONS.GET : QUESTIONS.write
}

const ask = ({ method, path }: AnyEndpoint, { params, query, body }: OddQuestion) => {
  const text = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value)).toWellFormed()
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(text(params[name])))
  const search = new URLSearchParams(query.map(([name, value]) => [name, text(value)]))
  const headers = { authorization: `Bearer ${token}`, ...(method !== 'GET' && { 'content-type': 'application/json' }) }
  return product.call(method, `${filled}?${search}`, method === 'GET' ? undefined : JSON.stringify(body), headers)
}

/** Lets every row that changes leave a note, answers the notes so far. Failed logins are counted, nothing else is. */
const noteWrites = async () => {
  const rows = async <T extends object>(text: string) =>
    (await product.db.execute<T & Record<string, unknown>>(sql.raw(text))).rows as T[]
  const tables = await rows<{ name: string }>(`SELECT relname AS name FROM pg_class
    WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace AND relname <> 'login_failure' ORDER BY 1`)
  await rows('CREATE SCHEMA fuzz')
  await rows('CREATE TABLE fuzz.note (id bigint GENERATED ALWAYS AS IDENTITY, about text)')
  await rows(`CREATE FUNCTION fuzz.note() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    IF TG_OP <> 'UPDATE' OR OLD IS DISTINCT FROM NEW THEN
      INSERT INTO fuzz.note (about) VALUES (TG_OP || ' ' || TG_TABLE_NAME);
    END IF;
    RETURN NULL;
  END $$`)
  for (const { name } of tables) {
    await rows(`CREATE TRIGGER fuzz_note AFTER INSERT OR UPDATE OR DELETE ON "${name}"
      FOR EACH ROW EXECUTE FUNCTION fuzz.note()`)
  }
  let read = 0
  return async () => {
    const notes = await rows<{ id: number; about: string }>(`SELECT id, about FROM fuzz.note WHERE id > ${read}`)
    read = Math.max(read, ...notes.map(({ id }) => Number(id)))
    return notes.map(({ about }) => about)
  }
}
