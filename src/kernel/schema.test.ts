import { expect, test } from 'vitest'
import { personName } from './schema.ts'

const faultOf = (name: string): string | undefined => personName(120).safeParse(name).error?.issues[0]?.message

test.each([
  'Zeynep Tunalı',
  "O'Connor",
  'Jean-Luc',
  'Дмитрий',
  'Dr. Ayşe Öz',
  'Dr.Ayşe Öz',
  'J.R. Smith',
  'Müller-Lüdenscheidt',
  'Ahmet Çom',
  'Nguyễn Văn A',
  'Ma.de Lourdes',
  '王小明',
  'Ali Can (oğlu)',
])('%s is a name', (name) => {
  expect(faultOf(name)).toBeUndefined()
})

test.each([
  'http://x.y',
  'Ucuz HTTPS://kotu.example',
  'www.ucuz-villa',
  'Ucuz Villa villa.com',
  'Tıkla kisa.li/abc',
  'Гость сайт.ru',
  'ali@spam.net Veli',
])('%s carries a web address', (name) => {
  expect(faultOf(name)).toBe('web-address')
})

test.each([
  'Ali\nVeli',
  'Ali\r\nBcc: x',
  'Ali\u2028Veli',
  'Ali\u0007',
  'Ali \u202eilev',
  'Ali \u2066V',
  'Ali\u061c Veli',
  'A\u200eli',
])('%j is not one plain line', (name) => {
  expect(faultOf(`${name} Öz`)).toBe('one-line')
})
