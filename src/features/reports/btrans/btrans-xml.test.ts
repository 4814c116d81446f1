import { describe, expect, test } from 'vitest'
import { isIban, isTckn, isVkn } from '../../../kernel/identity/numbers.ts'
import { type Node, xmlTree } from '../../bookkeeping/bank/read/xml-tree.server.ts'
import type { BtransRecord } from './btrans.shape.ts'
import { btransFileName, btransXml, coordinate } from './btrans-xml.ts'

const A_STAY: BtransRecord = {
  ...{ code: 'HV-27-0001', villa: 'Villa Nar', villaCode: 'HV-12', address: 'www.example.com/villa/nar' },
  ...{ provinceCode: '07', countyCode: '1451', neighbourhood: 'Kalamar', street: '', lane: '', doorNo: '12' },
  ...{ flatNo: '', groundNo: '', journalNo: '', latitude: 36.264981237, longitude: 29.4 },
  ...{ checkIn: '2027-07-04', checkOut: '2027-07-11', total: 8_400_005, agencyIban: 'TR620001001234567890123456' },
  ...{ collected: '2027-05-02', commissionPercent: 19, commission: 1_554_001, ownerKind: 'person' },
  ...{ ownerNumber: '12345678950', firstName: 'Nermin', lastName: 'Aslan', title: '' },
  ...{ ownerIban: 'TR330006100519786457841326', ownerPhone: '5321234567', ownerEmail: '' },
}
const HEAD = {
  ...{ vkn: '1234567890', title: 'Happy Turizm Ltd. Şti.', month: '2027-07', day: '2027-08-05' },
  ...{ host: 'www.example.com', collection: '5' },
}

/** An element by its name: its own children in their order, or what its text has to be. */
type Rule = [name: string, content: Rule[] | RegExp | ((text: string) => boolean)]
const [DAY, SUM, ADDRESS] = [/^20\d\d(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])$/, /^\d+\.\d\d$/, /^(?!https?:)[^/]+\/.+$/]
const SOME = /^.+$/
const [EMPTY, DEGREES] = [/^$/, /^-?\d{1,3}(\.\d{0,7}[1-9])?$/]

const HOME: Rule = [
  'ilanaKonuGayrimenkulBilgisi',
  [
    [
      'webAdresAlani',
      [
        ['siteAdi', SOME],
        ['siteKodu', SOME],
        ['webAdresi', ADDRESS],
      ],
    ],
    [
      'adresAlani',
      [
        [
          'ulke',
          [
            ['ulkeAdi', /^1$/],
            ['digerSecimi', EMPTY],
          ],
        ],
        ['il', /^(0[1-9]|[1-7]\d|8[01])$/],
        ['ilce', /^\d{4}$/],
        ...['mahalle', 'cadde', 'sokak', 'diskapiNo', 'ickapiNo'].map((name): Rule => [name, SOME]),
      ],
    ],
    ['imarPlani', [['imarPlaniIcindeDegil', EMPTY]]],
    ['zeminSistemNumarasi', SOME],
    ['yevmiyeNo', SOME],
    ['basvuruBulunmaBilgisi', [['hayir', EMPTY]]],
    [
      'koordinatBilgileri',
      [
        ['enlem', DEGREES],
        ['boylam', DEGREES],
      ],
    ],
  ],
]
const STAY: Rule = [
  'rezervasyonBilgileri',
  [
    ['rezervasyonBasTar', DAY],
    ['rezervasyonBitTar', DAY],
    ['rezervasyonTutari', SUM],
    ['rezervasyonParaBirimi', /^TRY$/],
  ],
]
const PAID: Rule = [
  'odemeBilgileri',
  [
    [
      'komisyonOdeme',
      [
        ['komisyonTahsilSekli', /^\d+$/],
        ['ibanNo', isIban],
        ['tahsilTar', DAY],
        ['komisyonOrani', /^\d{1,3}$/],
        ['komisyonTutari', SUM],
        ['paraBirimi', /^TRY$/],
      ],
    ],
  ],
]
const PERSON: Rule = [
  'gercekKisi',
  [
    ['kimlikTipi', /^1$/],
    ['kimlikNumarasi', isTckn],
    ['ad', SOME],
    ['soyad', SOME],
  ],
]
const COMPANY: Rule = [
  'tuzelKisi',
  [
    ['vkn', isVkn],
    ['tuzelKisiUnvan', SOME],
  ],
]
const deedRule = (kind: BtransRecord['ownerKind']): Rule => [
  'islem',
  [
    ...[HOME, STAY, PAID],
    [
      'gayrimenkulSahipBilgi',
      [
        ['kisi', [kind === 'company' ? COMPANY : PERSON]],
        ['ibanNo', isIban],
        ['ceptelNumarasi', /^5\d{9}$/],
        ['eposta', /^([^@ ]+@[^@ ]+)?$/],
      ],
    ],
  ],
]
const fileRule = (records: readonly BtransRecord[]): Rule => [
  'vimveritransferi',
  [
    [
      'protokol',
      [
        [
          'genel',
          [
            ['vkn', isVkn],
            ['unvan', SOME],
          ],
        ],
        [
          'ozel',
          [
            ['bilgidonem', /^(20\d{4})-\1$/],
            ['dosyano', /^1$/],
            ['bilgiTarihi', DAY],
            ['webAdresi', /^[^/:]+$/],
            ['islemsayisi', new RegExp(`^${records.length}$`)],
          ],
        ],
      ],
    ],
    ['islemler', records.map(({ ownerKind }) => deedRule(ownerKind))],
  ],
]

/** Where a tree is not what the rule says, as paths. */
const faults = (node: Node, [name, content]: Rule, path = ''): string[] => {
  const here = `${path}/${node.name}`
  if (node.name !== name) return [`${here}: ${name} is due`]
  if (!Array.isArray(content)) {
    const right = node.kids.length === 0 && (content instanceof RegExp ? content.test(node.text) : content(node.text))
    return right ? [] : [`${here}: '${node.text}'`]
  }
  const names = [node.kids.map((kid) => kid.name).join(), content.map(([due]) => due).join()]
  if (names[0] !== names[1]) return [`${here}: ${names[0]} instead of ${names[1]}`]
  return content.flatMap((rule, index) => (node.kids[index] ? faults(node.kids[index], rule, here) : []))
}
const read = (records: readonly BtransRecord[]): Node => xmlTree(btransXml(HEAD, records)).kids.at(-1) as Node
const down = (node: Node | undefined, ...path: string[]): string | undefined =>
  path.reduce<Node | undefined>((here, name) => here?.kids.find((kid) => kid.name === name), node)?.text

const COMPANY_STAY: BtransRecord = {
  ...{ ...A_STAY, ownerKind: 'company', ownerNumber: '8790017566', title: 'Aslan & Oğlu "Turizm" <Ltd>' },
  ...{ ownerEmail: 'aslan@example.com', villaCode: '' },
}

describe('the file for GİB', () => {
  test('has every element in its order and format, for persons and companies', () => {
    const records = [A_STAY, COMPANY_STAY]
    expect(faults(read(records), fileRule(records))).toEqual([])
    expect(faults(read([]), fileRule([]))).toEqual([])
  })

  test('begins with its schema, names month and agency, and writes what is not known as 0', () => {
    const xml = btransXml(HEAD, [A_STAY])
    expect(xml).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<vimveritransferi xmlns:xsi=/)
    expect(xml).toContain('xsi:noNamespaceSchemaLocation="gunubirlikson.xsd"')
    expect(xml).toContain('<genel kuruluskodu="538">')
    expect(xml).toContain('<bilgidonem>202707-202707</bilgidonem>')
    expect(xml).toContain('<cadde>0</cadde><sokak>0</sokak><diskapiNo>12</diskapiNo><ickapiNo>0</ickapiNo>')
    expect(xml).toContain('<rezervasyonTutari>84000.05</rezervasyonTutari>')
    expect(xml).toContain('<eposta />')
    expect(btransFileName('2027-07')).toBe('BTRANS_Gunubirlik_202707')
  })

  test('says any text as it is, whatever signs are in it', () => {
    // a fixed seed: the same texts on every machine
    let seed = 7
    const next = () => (seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648)
    const SIGNS = ['&', '<', '>', '"', "'", ']]>', '<!--', 'ş', 'İ', '😀', '&amp;', ' ', 'a', '\u0007', '\ud800', '\n']
    for (let round = 0; round < 300; round++) {
      const text = Array.from({ length: 1 + (next() % 12) }, () => SIGNS[next() % SIGNS.length]).join('')
      const villa = `x${text}x`
      const tree = read([{ ...A_STAY, villa }])
      const due = villa.toWellFormed().replace(/[\p{Cc}]+/gu, ' ')
      const home = tree.kids[1]?.kids[0]?.kids[0]
      expect(down(home, 'webAdresAlani', 'siteAdi')).toBe(due)
      expect(faults(tree, fileRule([A_STAY]))).toEqual([])
    }
  })
})

test.each([
  [36.264981239, '36.26498123'],
  [29.4, '29.4'],
  [36, '36'],
  [-0.5, '-0.5'],
  [29.123456789999, '29.12345678'],
])('the place %d is written as %s', (degrees, written) => {
  expect(coordinate(degrees)).toBe(written)
})
