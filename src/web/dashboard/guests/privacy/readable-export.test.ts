import { expect, test } from 'vitest'
import { readableExport } from './readable-export.ts'

test('what a guest wrote stays text in the file that she is given', () => {
  const told = { name: 'Ada <b>Kuzu</b>', kept: [], places: { guest_message: [{ text: '<script>alert(1)</script>' }] } }
  const page = readableExport(told, '1 Mart 2027')
  expect(page).not.toMatch(/<script>|<b>/)
  expect(page).toContain('&lt;script&gt;')
  expect(page).toContain('Mesajlar')
})
