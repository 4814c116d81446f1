import { readdir, readFile } from 'node:fs/promises'
import { PGlite } from '@electric-sql/pglite'
import { expect, test } from 'vitest'

const OWNERS = '0014_owners_and_permits'
const statementsOf = async (name: string) =>
  (await readFile(`migrations/${name}.sql`, 'utf8')).split('--> statement-breakpoint')

/** A database as it was when villas belonged to accounts and their permits were a number. */
const olderDatabase = async () => {
  const db = await PGlite.create()
  const names = (await readdir('migrations')).filter((file) => file.endsWith('.sql')).map((file) => file.slice(0, -4))
  for (const name of names.sort().filter((each) => each < OWNERS))
    for (const statement of await statementsOf(name)) await db.exec(statement)
  await db.exec(`
    SET session_replication_role = replica; -- only what the migration reads is filled in
    INSERT INTO account (role, email, password_hash, first_name, last_name, phone, created_at) VALUES
      ('ADMIN', 'd@example.com', '', 'Deniz', 'Aksoy', NULL, now()), ('OWNER', 's@example.com', '', 'Selin', 'Ak', '+905550001002', now()),
      ('OWNER', 'h@example.com', '', 'Halil', 'Toprak', NULL, now()), ('ADMIN', 'e@example.com', '', 'Elif', 'Demir', NULL, now());`)
  const villas: [string, number, string | null][] = [
    ['a', 2, '48-1207'],
    ['b', 2, ' 07-5012 '],
    ['c', 4, '17332'],
    ['d', 4, null],
    ['e', 2, ' '],
  ]
  for (const [slug, owner, permit] of villas)
    await db.query(
      `INSERT INTO villa (slug, code, name, owner_id, town_id, district_id, headline, description, active, guests, bedrooms, bathrooms, area, pools,
         rooms, distances, rules, latitude, longitude, permit_no, currency, created_at)
       VALUES ($1, $1, $1, $2, 1, 1, '{}', '{}', true, 4, 2, 1, 90, '[]', '[]', '{}', '{}', 36, 29, $3, 'TL', now())`,
      [slug, owner, permit],
    )
  await db.exec('SET session_replication_role = origin')
  return db
}

test('who owned villas by an account is an owner with that login, villas stay theirs and published, and permit numbers are records nobody has checked', async () => {
  const db = await olderDatabase()
  // in one transaction, as a start does it
  await db.transaction(async (tx) => {
    for (const statement of await statementsOf(OWNERS)) await tx.exec(statement)
  })
  const rows = async (query: string) => (await db.query<Record<string, unknown>>(query, [], { rowMode: 'array' })).rows
  expect(await rows('SELECT kind, name, email, phone FROM owner ORDER BY id')).toEqual([
    ['person', 'Selin Ak', 's@example.com', '+905550001002'],
    ['person', 'Halil Toprak', 'h@example.com', ''],
    ['person', 'Elif Demir', 'e@example.com', ''],
  ])
  expect(
    await rows(
      'SELECT o.name, a.email FROM owner_login l JOIN owner o ON o.id = owner_id JOIN account a ON a.id = account_id ORDER BY 2',
    ),
  ).toEqual([
    ['Halil Toprak', 'h@example.com'],
    ['Selin Ak', 's@example.com'],
  ])
  expect(await rows('SELECT slug, o.name, active FROM villa JOIN owner o ON o.id = owner_id ORDER BY slug')).toEqual([
    ['a', 'Selin Ak', true],
    ['b', 'Selin Ak', true],
    ['c', 'Elif Demir', true],
    ['d', 'Elif Demir', true],
    ['e', 'Selin Ak', true],
  ])
  expect(
    await rows(
      'SELECT slug, number, kind, state, checked_at FROM permit JOIN villa ON villa.id = villa_id ORDER BY slug',
    ),
  ).toEqual([
    ['a', '48-1207', 'home', 'waiting', null],
    ['b', '07-5012', 'home', 'waiting', null],
    ['c', '17332', 'tourism', 'waiting', null],
  ])
  await db.exec(`INSERT INTO owner (kind, title, created_at) VALUES ('company', 'Yeni Ltd. Şti.', now())`)
  expect(await rows('SELECT name, id > 4 FROM owner ORDER BY id DESC LIMIT 1')).toEqual([['Yeni Ltd. Şti.', true]])
  await db.close()
})
