import { glob } from 'node:fs/promises'
import { resolve } from 'node:path'
import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SHELVES } from '../../../src/entry/jobs/shelves.ts'
import { DOCUMENTS, insertDocument } from '../../../src/features/content/documents/documents.store.ts'
import { dropOrphanFiles, keepFile } from '../../../src/features/media/keep-file.flow.ts'
import { folderFiles } from '../../../src/platform/files/storage/folder-files.ts'
import { openTestProduct, type TestProduct } from '../../test-product.ts'

let product: TestProduct
beforeAll(async () => {
  product = await openTestProduct()
})
afterAll(() => product.end())

const files = () => folderFiles(product.filesFolder)
const BYTES = Buffer.from('%PDF-1.4')
const title = { tr: 'Belge', en: '', ru: '' }
const keep = (write: (file: string) => Promise<unknown>) =>
  keepFile({ db: product.db, services: { files: files() } }, DOCUMENTS, BYTES, write)
const row = (file: string) =>
  insertDocument(product.db, { title, file, fileType: 'application/pdf', bytes: BYTES.length, createdAt: new Date() })
const inFolder = async () => (await files().list('documents')).map(({ path }) => path)

/** The name of a bank’s statement: the file itself is not kept. */
const ONLY_A_NAME = 'bank_row.file'

test('every column that names a file stands on a shelf, so that nothing of it is swept away', async () => {
  const named = new Set(SHELVES.map(({ column }) => `${getTableName(column.table)}.${column.name}`))
  const tables: PgTable[] = []
  for await (const path of glob('src/**/*.table.ts'))
    tables.push(...Object.values(await import(resolve(path))).filter((each) => is(each, PgTable)))
  const columns = tables.flatMap((table) =>
    Object.values(getTableColumns(table)).map(({ name }) => `${getTableName(table)}.${name}`),
  )
  expect(columns.filter((each) => /\.(file|path)$/.test(each) && each !== ONLY_A_NAME).toSorted()).toEqual(
    [...named].toSorted(),
  )
})

test('a file goes when its row could not be written', async () => {
  await expect(keep(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await inFolder()).toEqual([])
})

test('a file stays when its row stands although writing seemed to fail', async () => {
  let kept = ''
  const writing = keep(async (file) => {
    kept = file
    await row(file)
    throw new Error('the connection is gone')
  })
  await expect(writing).rejects.toThrow('gone')
  expect(await inFolder()).toEqual([kept])
})

test('what no row names is swept away a day later, what one names stays', async () => {
  await keep(row)
  const before = await inFolder()
  await files().write('documents/0a1b.paper', BYTES)
  await files().write('papers/0a1b.paper', BYTES)
  const sweep = (hours: number) =>
    dropOrphanFiles(
      { db: product.db, services: { files: files() }, now: new Date(Date.now() + hours * 3_600_000) },
      SHELVES,
    )
  expect(await sweep(23)).toBe(0)
  expect(await sweep(25)).toBe(2)
  expect((await inFolder()).toSorted()).toEqual(before.toSorted())
})
