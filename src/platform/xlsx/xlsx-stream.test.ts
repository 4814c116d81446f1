import readXlsxFile from 'read-excel-file/node'
import { expect, test } from 'vitest'
import { xlsxStream } from './xlsx-stream.ts'
import type { XlsxCell } from './xlsx-xml.ts'

const read = async (rows: XlsxCell[][]) => {
  const once = async function* () {
    yield rows
  }
  const heads = (rows[0] ?? [null]).map((_, at) => ({ head: `Sütun <${at}>`, width: 14 }))
  const file = Buffer.concat(await Array.fromAsync(xlsxStream({ heads, rows: once() })))
  const [sheet] = await readXlsxFile(file)
  return sheet?.data ?? []
}

test('texts, numbers and days come back as they went out, empty cells stay in their column', async () => {
  const row: XlsxCell[] = [
    { value: 'Şule & "Işıl" <Öz>\nikinci satır 🏝' },
    null,
    { value: 12_500.5, format: '#,##0.00' },
    { value: new Date('2027-07-05T00:00:00Z'), format: 'dd.mm.yyyy' },
  ]
  const [heads, cells] = await read([row])
  expect(heads?.[0]).toBe('Sütun <0>')
  expect(cells).toEqual(['Şule & "Işıl" <Öz>\nikinci satır 🏝', null, 12_500.5, new Date('2027-07-05T00:00:00Z')])
})

test('what looks like a formula is a text; what XML may not hold is left out', async () => {
  const texts = ['=1+1', '+1', '-2+3', '@SUM(A1)', '=HYPERLINK("http://evil.test")', '=cmd|’/C calc’!A0']
  const back = await read(texts.map((value) => [{ value }]))
  expect(back.slice(1).map(([cell]) => cell)).toEqual(texts)
  expect((await read([[{ value: 'a\u0000\u0007b\ud800c\uffff' }]]))[1]).toEqual(['abc'])
})

test('the first bytes leave before the last row is asked for', async () => {
  let asked = 0
  const rows = async function* () {
    for (; asked < 400; asked++)
      yield Array.from({ length: 200 }, (_, at) => [{ value: `${asked} ${at} ${Math.sin(at)}` }])
  }
  const stream = xlsxStream({ heads: [{ head: 'A', width: 9 }], rows: rows() })
  await stream.next()
  for (let chunk = 0; chunk < 12; chunk++) await stream.next()
  expect(asked).toBeLessThan(400)
  await stream.return(undefined)
})
