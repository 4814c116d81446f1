import { expect, test } from 'vitest'
import { withoutData } from './without-data.ts'

test('a failed query is logged without the people in it', () => {
  const cause = Object.assign(new Error('duplicate key'), { code: '23505' })
  const failed = new Error(
    'Failed query: insert into reservation values ($1)\nparams: Zeynep Tunalı,zeynep@example.com',
    { cause },
  )
  const told = withoutData(failed) as Error & { cause: { code: string } }
  expect(`${told.message} ${told.stack}`).toContain('insert into reservation')
  expect(`${told.message} ${told.stack}`).not.toMatch(/Zeynep|zeynep/)
  expect(told.cause.code).toBe('23505')
  expect(withoutData('text')).toBe('text')
})
