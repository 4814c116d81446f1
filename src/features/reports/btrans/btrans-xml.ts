import type { Day } from '../../../kernel/day.ts'
import type { BtransRecord } from './btrans.shape.ts'

/** `collection`: the authority's code of how the commission comes in; `host` without scheme. */
export type BtransHead = { vkn: string; title: string; month: string; day: Day; host: string; collection: string }

/** 'BTRANS_Gunubirlik_202607' for '2026-07'. */
export const btransFileName = (month: string): string => `BTRANS_Gunubirlik_${month.replace('-', '')}`

/** The file of a month as `gunubirlikson.xsd` wants it: order of elements, formats, escaping. */
export const btransXml = (head: BtransHead, records: readonly BtransRecord[]): string => {
  const period = head.month.replace('-', '')
  const protocol = element('protokol', [
    `<genel kuruluskodu="538">${element('vkn', head.vkn)}${element('unvan', head.title)}</genel>`,
    element('ozel', [
      element('bilgidonem', `${period}-${period}`),
      element('dosyano', '1'),
      element('bilgiTarihi', plainDay(head.day)),
      element('webAdresi', head.host),
      element('islemsayisi', String(records.length)),
    ]),
  ])
  const deeds = element(
    'islemler',
    records.map((record) => deed(record, head.collection)),
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<vimveritransferi xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:noNamespaceSchemaLocation="gunubirlikson.xsd">\n${protocol}\n${deeds}\n</vimveritransferi>\n`
}

const deed = (record: BtransRecord, collection: string): string =>
  `\n${element('islem', [home(record), stay(record), element('odemeBilgileri', [commission(record, collection)]), owner(record)])}`

const home = (record: BtransRecord): string =>
  element('ilanaKonuGayrimenkulBilgisi', [
    element('webAdresAlani', [
      element('siteAdi', record.villa),
      element('siteKodu', record.villaCode || '0'),
      element('webAdresi', record.address),
    ]),
    element('adresAlani', [
      element('ulke', [element('ulkeAdi', '1'), element('digerSecimi', '')]),
      element('il', record.provinceCode),
      element('ilce', record.countyCode),
      element('mahalle', record.neighbourhood),
      element('cadde', record.street || '0'),
      element('sokak', record.lane || '0'),
      element('diskapiNo', record.doorNo || '0'),
      element('ickapiNo', record.flatNo || '0'),
    ]),
    element('imarPlani', [element('imarPlaniIcindeDegil', '')]),
    element('zeminSistemNumarasi', record.groundNo || '0'),
    element('yevmiyeNo', record.journalNo || '0'),
    element('basvuruBulunmaBilgisi', [element('hayir', '')]),
    element('koordinatBilgileri', [
      element('enlem', coordinate(record.latitude)),
      element('boylam', coordinate(record.longitude)),
    ]),
  ])

const stay = ({ checkIn, checkOut, total }: BtransRecord): string =>
  element('rezervasyonBilgileri', [
    element('rezervasyonBasTar', plainDay(checkIn)),
    element('rezervasyonBitTar', plainDay(checkOut)),
    element('rezervasyonTutari', amount(total)),
    element('rezervasyonParaBirimi', 'TRY'),
  ])

const commission = (record: BtransRecord, collection: string): string =>
  element('komisyonOdeme', [
    element('komisyonTahsilSekli', collection),
    element('ibanNo', record.agencyIban),
    element('tahsilTar', plainDay(record.collected)),
    element('komisyonOrani', String(record.commissionPercent)),
    element('komisyonTutari', amount(record.commission)),
    element('paraBirimi', 'TRY'),
  ])

const owner = (record: BtransRecord): string =>
  element('gayrimenkulSahipBilgi', [
    element('kisi', [record.ownerKind === 'company' ? company(record) : person(record)]),
    element('ibanNo', record.ownerIban),
    element('ceptelNumarasi', record.ownerPhone),
    element('eposta', record.ownerEmail),
  ])

const person = ({ ownerNumber, firstName, lastName }: BtransRecord): string =>
  element('gercekKisi', [
    element('kimlikTipi', '1'),
    element('kimlikNumarasi', ownerNumber),
    element('ad', firstName),
    element('soyad', lastName),
  ])

const company = ({ ownerNumber, title }: BtransRecord): string =>
  element('tuzelKisi', [element('vkn', ownerNumber), element('tuzelKisiUnvan', title)])

/** Of texts and of elements that are written already. */
const element = (name: string, content: string | readonly string[]): string => {
  const inner = typeof content === 'string' ? escaped(content) : content.join('')
  return inner ? `<${name}>${inner}</${name}>` : `<${name} />`
}

const plainDay = (day: Day): string => day.replaceAll('-', '')
const amount = (kurus: number): string => `${Math.trunc(kurus / 100)}.${String(Math.abs(kurus) % 100).padStart(2, '0')}`

/** At most eight digits behind the dot, cut off rather than rounded; none that say nothing. */
export const coordinate = (degrees: number): string => {
  const [whole = '0', rest = ''] = degrees.toFixed(12).split('.')
  const digits = rest.slice(0, 8).replace(/0+$/, '')
  return digits ? `${whole}.${digits}` : whole
}

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

/** What XML can't hold becomes a blank: control characters, halves of characters. */
const escaped = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\p{Cc}\ufffe\uffff]+/gu, ' ')
    .trim()
    .replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? '')
