import { describe, expect, test } from 'vitest'
import { Refusal } from '../../../../kernel/refusal.ts'
import { readStatement } from './read-statement.server.ts'
import { amountIn, dayIn } from './statement-text.ts'

const utf8 = (text: string) => new TextEncoder().encode(text)
/** As Turkish Windows writes it. */
const windows = (text: string) =>
  Uint8Array.from([...text], (letter) => {
    const at = 'ĞİŞğışÇÖÜçöü'.indexOf(letter)
    return at < 0
      ? letter.charCodeAt(0)
      : ([0xd0, 0xdd, 0xde, 0xf0, 0xfd, 0xfe, 0xc7, 0xd6, 0xdc, 0xe7, 0xf6, 0xfc][at] ?? 0)
  })
const faultOf = (bytes: Uint8Array): unknown => {
  try {
    readStatement(bytes, null)
    return 'read'
  } catch (error) {
    return error instanceof Refusal ? error.fields.file : error
  }
}

const CSV = `Hesap Hareketleri;;;;
Müşteri;HAPPY VİLLALARI TURİZM;;;
Tarih;Açıklama;Tutar;Bakiye;Dekont No
12.08.2027;"GÖNDEREN AYŞE KAYA; AÇIKLAMA HV7K3M9QX";18.200,00;118.200,00;88214
11/08/2027;KALKAN BELEDİYESİ;-1.240,50 TL;100.000,00;88200
Toplam;;16.959,50;;
`
const MT940 = `:20:STARTUMS
:25:TR320001000012345678904471
:28C:1/1
:60F:C270811TRY100000,00
:61:2708120812C18200,00NTRFNONREF//88214
:86:166?20HV7K3M9QX ON ODEME?32AYSE ?33KAYA
:61:270811D1240,5NMSC88200
:86:KALKAN BELEDIYESI
ILAN
:62F:C270812TRY116959,50
-}`
const camt = (entries: string, end = '</Stmt></BkToCstmrStmt></Document>') =>
  `<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt>
  <Acct><Id><IBAN>TR320001000012345678904471</IBAN></Id><Ccy>TRY</Ccy></Acct>${entries}${end}`
const ENTRY = `<Ntry><Amt Ccy="TRY">18200.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><ValDt><Dt>2027-08-12</Dt></ValDt>
  <AcctSvcrRef>88214</AcctSvcrRef><NtryDtls><TxDtls><RltdPties><Dbtr><Nm>AYŞE KAYA</Nm></Dbtr></RltdPties>
  <RmtInf><Ustrd>HV7K3M9QX &amp; ön ödeme</Ustrd></RmtInf></TxDtls></NtryDtls><Empty/></Ntry>`

describe('a statement is read', () => {
  test.each([
    ['UTF-8', utf8(CSV)],
    ['Turkish Windows', windows(CSV)],
  ])('as CSV in %s, with heads above and sums below', (_, bytes) => {
    const { rows, layout } = readStatement(bytes, null)
    expect(layout).toMatchObject({ day: 0, text: 1, amount: 2, reference: 4 })
    expect(rows).toMatchObject([
      { day: '2027-08-12', amount: 1_820_000, text: 'GÖNDEREN AYŞE KAYA; AÇIKLAMA HV7K3M9QX', reference: '88214' },
      { day: '2027-08-11', amount: -124_050, text: 'KALKAN BELEDİYESİ' },
    ])
  })

  test('as CSV with what went and what came in columns of their own', () => {
    const csv = 'Valör Tarihi,İşlem Açıklaması,Borç,Alacak\n2027-08-12,AYSE KAYA,,"18,200.00"\n2027-08-11,UCRET,5.25,\n'
    expect(readStatement(utf8(csv), null).rows.map(({ amount }) => amount)).toEqual([1_820_000, -525])
  })

  test('as CSV by the columns somebody has chosen', () => {
    const layout = { day: 1, amount: 2, debit: null, credit: null, text: 0, name: null, reference: null }
    const { rows } = readStatement(utf8('a;b;c\nHavale;12.08.27;5,00\n'), layout)
    expect(rows).toMatchObject([{ day: '2027-08-12', amount: 500, text: 'Havale' }])
  })

  test('as MT940, with names and references', () => {
    const { iban, currency, rows } = readStatement(utf8(MT940), null)
    expect([iban, currency]).toEqual(['TR320001000012345678904471', 'TL'])
    expect(rows).toMatchObject([
      { day: '2027-08-12', amount: 1_820_000, name: 'AYSE KAYA', text: 'HV7K3M9QX ON ODEME', reference: '88214' },
      { day: '2027-08-11', amount: -124_050, text: 'KALKAN BELEDIYESI ILAN', reference: '88200' },
    ])
  })

  test('as CAMT.053, with the payments of a batch one by one', () => {
    const part = (amount: string) => `<TxDtls><Amt Ccy="TRY">${amount}</Amt></TxDtls>`
    const batch = `<Ntry><Amt Ccy="TRY">30</Amt><CdtDbtInd>DBIT</CdtDbtInd><ValDt><Dt>2027-08-11</Dt></ValDt><NtryDtls>${part('10')}${part('20.00')}</NtryDtls></Ntry>`
    const { rows } = readStatement(utf8(camt(ENTRY + batch)), null)
    expect(rows).toMatchObject([
      { amount: 1_820_000, name: 'AYŞE KAYA', text: 'HV7K3M9QX & ön ödeme', reference: '88214', currency: 'TL' },
      { amount: -1_000 },
      { amount: -2_000 },
    ])
  })
})

describe('a bad file is refused with a sentence', () => {
  test.each([
    ['an empty file', utf8(' '), 'statement-format'],
    ['a spreadsheet', utf8('PK\u0003\u0004'), 'statement-format'],
    ['words', utf8('Sayın müşterimiz,\nekstreniz ektedir.'), 'statement-format'],
    ['a CSV of something else', utf8('a;b;c;d\n1;2;3;4\n5;6;7;8\n'), 'statement-layout'],
    ['a CSV without rows', utf8('Tarih;Açıklama;Tutar\n'), 'statement-empty'],
    ['a cell that never ends', utf8('Tarih;Açıklama;Tutar\n12.08.2027;"x;5,00\n'), 'statement-format'],
    ['an MT940 that was cut', utf8(MT940.slice(0, 200)), 'statement-format'],
    ['a CAMT that was cut', utf8(camt(ENTRY, '')), 'statement-format'],
    ['elements in a wrong order', utf8('<Document><a><b></a></b></Document>'), 'statement-format'],
    ['other XML', utf8('<html><body/></html>'), 'statement-format'],
    ['elements without end', utf8(`${'<a>'.repeat(100)}${'</a>'.repeat(100)}`), 'statement-format'],
    ['an amount of letters in CAMT', utf8(camt(ENTRY.replace('18200.00', '1e9'))), 'statement-amount'],
    ['two accounts', utf8(camt(`${ENTRY}</Stmt><Stmt><Acct><Id><IBAN>TR1</IBAN></Id></Acct>`)), 'statement-account'],
  ])('%s', (_, bytes, code) => {
    expect(faultOf(bytes)).toMatchObject({ code })
  })

  test('with the row that can’t be read', () => {
    const rows = 'Tarih;Açıklama;Tutar\n12.08.2027;a;5,00\n12.08.2027;b;beş\n12.08.2027;c;5,00\n'
    expect(faultOf(utf8(rows))).toEqual({ code: 'statement-amount', facts: { row: 3 } })
    expect(faultOf(utf8(rows.replace('12.08.2027;b;beş', '31.02.2027;b;5,00')))).toEqual({
      ...{ code: 'statement-day', facts: { row: 3 } },
    })
  })

  test('with a cell that repeats one sign over two megabytes', () => {
    const row = (cells: string) => utf8(`Tarih;Açıklama;Tutar\n12.08.2027;${cells}\n`)
    const far = ' '.repeat(1_900_000)
    const wrong = { code: 'statement-amount', facts: { row: 2 } }
    expect(faultOf(row(`x;1${far}2`))).toEqual(wrong)
    expect(faultOf(row(`x;${'1.'.repeat(900_000)}`))).toEqual(wrong)
    expect(readStatement(row(`${far.slice(0, 500_000)}${' "'.repeat(600_000)};1,00`), null).rows).toHaveLength(1)
    expect(faultOf(row(`${far.slice(0, 500_000)}${'"x'.repeat(600_000)};1,00`))).toBe('read')
  })

  test('with more rows than a statement has', () => {
    const many = `Tarih;Açıklama;Tutar\n${'12.08.2027;a;5,00\n'.repeat(5_200)}`
    expect(faultOf(utf8(many))).toMatchObject({ code: 'statement-rows' })
  })

  test('and entities that grow are left as they are written', () => {
    const bomb = `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]>`
    const { rows } = readStatement(
      utf8(camt(ENTRY.replace('&amp;', '&b;')).replace('<Document', `${bomb}<Document`)),
      null,
    )
    expect(rows[0]?.text).toBe('HV7K3M9QX &b; ön ödeme')
  })
})

test.each([
  ['1.234,56', 123_456],
  ['1,234.56', 123_456],
  ['18.200', 1_820_000],
  ['18200', 1_820_000],
  ['1234.5', 123_450],
  ['-5,00', -500],
  ['5,00-', -500],
  ['(5,00) TL', -500],
  ['₺ 1.000.000,00', 100_000_000],
  ['beş', undefined],
  ['1,2345', undefined],
  ['', undefined],
])('the amount %s is %s', (written, amount) => {
  expect(amountIn(written)).toBe(amount)
})

test.each([
  ['12.08.2027', '2027-08-12'],
  ['1/8/27', '2027-08-01'],
  ['12.08.2027 14:05', '2027-08-12'],
  ['2027-08-12T10:00:00', '2027-08-12'],
  ['20270812', '2027-08-12'],
  ['31.02.2027', undefined],
  ['Toplam', undefined],
])('the day %s is %s', (written, day) => {
  expect(dayIn(written)).toBe(day)
})
