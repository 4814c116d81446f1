import { expect, test } from 'vitest'
import { messageKey } from './message-key.ts'

const MESSAGE = { name: 'Zeynep Tunalı', email: 'zeynep@example.com', phone: '', message: 'Evcil hayvan olur mu?' }

test('a message that is sent again on its day has the same key, which tells nothing of it', async () => {
  const key = await messageKey(MESSAGE, '2027-03-10')
  expect(await messageKey({ ...MESSAGE }, '2027-03-10')).toBe(key)
  expect(key).toMatch(/^[0-9a-f]{64}$/)
})

test('another word, another person and another day are another message', async () => {
  const keys = await Promise.all([
    messageKey(MESSAGE, '2027-03-10'),
    messageKey({ ...MESSAGE, message: 'Evcil hayvan olur mu??' }, '2027-03-10'),
    messageKey({ ...MESSAGE, email: 'zeynep@example.org' }, '2027-03-10'),
    messageKey({ ...MESSAGE, name: 'Zeynep', phone: 'Tunalı' }, '2027-03-10'),
    messageKey(MESSAGE, '2027-03-11'),
  ])
  expect(new Set(keys).size).toBe(5)
})
