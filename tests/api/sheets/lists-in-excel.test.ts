/** @module-tag embedded */
import { sql } from 'drizzle-orm'
import readXlsxFile from 'read-excel-file/node'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contactMessage, subscriber } from '../../../src/features/content/content.table.ts'
import { MOST_EXCEL_ROWS } from '../../../src/web/dashboard/sheets/list-sheet.ts'
import { LIST_SHEETS } from '../../../src/web/dashboard/sheets/list-sheets.ts'
import { type Desk, openDesk } from '../../staff-desk.ts'
import { openTestProduct, type TestProduct } from '../../test-product.ts'

let product: TestProduct
let desk: Desk
let owner: Desk
beforeAll(async () => {
  product = await openTestProduct()
  desk = await openDesk(product)
  owner = await openDesk(product, 'OWNER')
})
afterAll(() => product.end())

const file = async (path: string, { bearer } = desk) => {
  const answer = await product.app.inject({ method: 'GET', url: path, headers: { authorization: await bearer() } })
  return { status: answer.statusCode, headers: answer.headers, bytes: answer.rawPayload }
}

/** The rows of the file below its heads, each cell as text. */
const rowsOf = async (path: string, who = desk): Promise<string[][]> => {
  const [sheet] = await readXlsxFile((await file(path, who)).bytes)
  return (sheet?.data ?? []).slice(1).map((row) => row.map((cell) => String(cell ?? '')))
}

const PAYLOADS = ['=1+1', '+2-1', '-3', '@SUM(A1:A9)', '=HYPERLINK("http://evil.test","Tıkla")', "=cmd|'/C calc'!A0"]

describe('a list as a file', () => {
  test.each(LIST_SHEETS.map((sheet) => [sheet.list.path, sheet] as const))(
    '%s is a spreadsheet with the heads of its columns, that nobody keeps on the way',
    async (path, { columns, file: name }) => {
      const { status, headers, bytes } = await file(`${path}/excel`)
      expect(status).toBe(200)
      expect(headers['content-disposition']).toBe(`attachment; filename="${name}.xlsx"`)
      expect(headers['cache-control']).toBe('private, no-store')
      const [sheet] = await readXlsxFile(bytes)
      expect(sheet?.data[0]).toEqual(columns.map(({ head }) => head))
    },
  )

  test('what a stranger wrote as a formula is a text in it', async () => {
    await product.db
      .insert(contactMessage)
      .values(
        PAYLOADS.map((text) => ({ name: text, email: 'x@example.com', message: text, createdAt: product.clock.now })),
      )
    const rows = await rowsOf('/v1/admin/contact/messages/excel')
    const cells = rows.flat()
    for (const text of PAYLOADS) expect(cells.filter((cell) => cell === text)).toHaveLength(2)
  })

  test('has what the filters leave, in the order of the list', async () => {
    const villa = await product.villa()
    const first = await desk.take(villa, { checkIn: '2027-07-10', checkOut: '2027-07-17', name: 'Ada Önce' })
    const second = await desk.take(villa, { checkIn: '2027-08-10', checkOut: '2027-08-17', name: 'Beril Sonra' })
    const codes = async (query: string) => (await rowsOf(`/v1/admin/reservations/excel?${query}`)).map(([code]) => code)
    expect(await codes('')).toEqual([first.code, second.code])
    expect(await codes('order=-checkin&take=1&skip=1')).toEqual([second.code, first.code])
    expect(await codes('customer_name=beril')).toEqual([second.code])
    expect((await file('/v1/admin/reservations/excel?status=nonsense')).status).toBe(400)
  })

  test('gives an owner the stays of their own villas without the guests’ numbers, and nothing of the agency', async () => {
    const theirs = await product.villa({ ownerId: owner.ownerId })
    const { code } = await desk.take(theirs, { checkIn: '2027-09-10', checkOut: '2027-09-17' })
    const rows = await rowsOf('/v1/admin/reservations/excel', owner)
    expect(rows.map(([each]) => each)).toEqual([code])
    expect(rows.flat().join(' ')).not.toMatch(/532 123|zeynep@/)
    for (const { list } of LIST_SHEETS.filter(({ list: { may } }) => may === 'admin'))
      expect([list.path, (await file(`${list.path}/excel`, owner)).status]).toEqual([list.path, 403])
  })
})

describe('a large list', () => {
  const fill = (from: number, until: number) =>
    product.db.execute(sql`INSERT INTO ${subscriber} (email, language, consent_at, ip, text_version)
      SELECT 'uye' || n || '@example.com', 'tr', now(), '203.0.113.7', '2026-11'
      FROM generate_series(${sql.raw(String(from))}, ${sql.raw(String(until))}) n`)

  test('of more than ten thousand rows comes whole, each row once', async () => {
    await fill(1, 10_050)
    const rows = await rowsOf('/v1/admin/subscriber/excel')
    expect(rows).toHaveLength(10_050)
    expect(new Set(rows.map(([email]) => email)).size).toBe(10_050)
  })

  test('of more rows than a file may have is refused with how many there are', async () => {
    await fill(10_051, MOST_EXCEL_ROWS + 1)
    const { status, body } = await desk.ask('GET', '/v1/admin/subscriber/excel')
    expect(status).toBe(422)
    expect(body.content).toMatchObject({ code: 'too-many-rows', facts: { rows: MOST_EXCEL_ROWS + 1 } })
    expect(body.content.message).toMatch(/50\.?001/)
  })
})
