import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { kbsFile } from './kbs-file.ts'
import { maskedDocument, wrongInPerson } from './person-rules.ts'

const STAY = { checkIn: '2027-07-10', checkOut: '2027-07-17', today: '2027-03-01' }
const AYSE = {
  ...{ birthDate: '1988-05-04', nationality: 'TR', document: 'tckn' as const, number: '10000000146' },
  ...{ arrives: '2027-07-10', leaves: '2027-07-17' },
}
const faults = (change: object) => wrongInPerson({ ...AYSE, ...change }, STAY)

describe('a person on the list', () => {
  test.each<[string, object, object]>([
    ['is right as she is', {}, {}],
    ['has a number that checks itself', { number: '10000000147' }, { number: 'tckn' }],
    ['has a number', { number: '' }, { number: 'required' }],
    ['keeps the number that is stored', { number: null }, {}],
    ['of another country has no Turkish citizen’s number', { nationality: 'DE' }, { nationality: 'invalid' }],
    ['with a foreigner’s number has one that begins with 99', { document: 'ykn' }, { number: 'tckn' }],
    ['may show a passport', { document: 'passport', nationality: 'RU', number: '75 1234567' }, {}],
    ['shows a passport of letters and digits', { document: 'passport', number: '=1+2' }, { number: 'invalid' }],
    ['comes from a country that there is', { nationality: 'ZZ', document: 'passport' }, { nationality: 'invalid' }],
    ['is born', { birthDate: '2027-03-02' }, { birthDate: 'future-day' }],
    ['is not older than anybody', { birthDate: '1888-01-01' }, { birthDate: 'invalid' }],
    ['comes inside the stay', { arrives: '2027-07-09' }, { arrives: 'invalid' }],
    ['leaves after she has come', { leaves: '2027-07-10' }, { leaves: 'wrong-order' }],
  ])('%s', (_, change, wrong) => expect(faults(change)).toEqual(wrong))

  test('is shown with a mask that hides at least three signs of any number', () => {
    const number = fc.stringMatching(/^[A-Z0-9]{5,15}$/)
    fc.assert(
      fc.property(number, (typed) => {
        const shown = maskedDocument(typed).replaceAll('*', '')
        expect(shown.length).toBeLessThanOrEqual(typed.length - 3)
        expect(maskedDocument(typed)).not.toContain(typed)
      }),
      { seed: 1774 },
    )
  })
})

describe('the file for the authority', () => {
  const row = (change: object) => ({ ...AYSE, firstName: 'Ayşe', lastName: 'Yılmaz', number: '10000000146', ...change })

  test('has a row for each, with days as they are written in Turkey', () => {
    expect(kbsFile([row({})])).toBe(
      '\ufeffAd Soyad;Belge Tipi;Belge No;Uyruk;Doğum Tarihi;Giriş Tarihi;Çıkış Tarihi\r\nAyşe Yılmaz;TCKN;10000000146;TR;04.05.1988;10.07.2027;17.07.2027\r\n',
    )
  })

  test('holds no cell that a spreadsheet would run, whatever somebody is called', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 30 }), (name) => {
        const [, line = ''] = kbsFile([row({ firstName: name })]).split('\r\n')
        const [, first = ''] = /^("(?:[^"]|"")*"|[^;]*);/.exec(line) ?? []
        expect(first.replace(/^"/, '').trimStart()).not.toMatch(/^[=+\-@|%]/)
        expect(line.replaceAll(/"(?:[^"]|"")*"/g, '').split(';')).toHaveLength(7)
      }),
      { seed: 1774, numRuns: 500 },
    )
  })
})
