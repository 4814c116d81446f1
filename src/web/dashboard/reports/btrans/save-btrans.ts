import { type BtransReport, takeBtransFile } from '../../../../features/reports/btrans/btrans.contract.ts'
import { Refused } from '../../../../kernel/refused.ts'
import { staffApi } from '../../../browser/staff-api.ts'
import { toast } from '../../../ui/toast.ts'
import { say } from '../../../words/dashboard.ts'
import { saveSheet } from '../../kit/excel/save-sheet.ts'
import type { SheetColumn } from '../../kit/excel/sheet.ts'

const text = (key: string, head: string, width = 16): SheetColumn => ({ key, head, kind: 'text', width })

const RECORD: SheetColumn[] = [
  ...[
    text('code', 'Rez. No'),
    text('villa', 'siteAdi', 24),
    text('villaCode', 'siteKodu'),
    text('address', 'webAdresi'),
  ],
  ...[
    text('provinceCode', 'il'),
    text('countyCode', 'ilce'),
    text('neighbourhood', 'mahalle'),
    text('street', 'cadde'),
  ],
  ...[text('lane', 'sokak'), text('doorNo', 'diskapiNo'), text('flatNo', 'ickapiNo')],
  ...[text('groundNo', 'zeminSistemNumarasi'), text('journalNo', 'yevmiyeNo')],
  { key: 'latitude', head: 'enlem', kind: 'number' },
  { key: 'longitude', head: 'boylam', kind: 'number' },
  { key: 'checkIn', head: 'rezervasyonBasTar', kind: 'day' },
  { key: 'checkOut', head: 'rezervasyonBitTar', kind: 'day' },
  { key: 'total', head: 'rezervasyonTutari', kind: 'money' },
  text('agencyIban', 'komisyon ibanNo', 30),
  { key: 'collected', head: 'tahsilTar', kind: 'day' },
  { key: 'commissionPercent', head: 'komisyonOrani', kind: 'number' },
  { key: 'commission', head: 'komisyonTutari', kind: 'money' },
  ...[text('ownerNumber', 'TCKN / VKN'), text('firstName', 'ad'), text('lastName', 'soyad')],
  ...[text('title', 'tuzelKisiUnvan', 24), text('ownerIban', 'ev sahibi ibanNo', 30)],
  ...[text('ownerPhone', 'ceptelNumarasi'), text('ownerEmail', 'eposta', 24)],
]

const LACKS: SheetColumn[] = [
  ...[text('code', say('btrans.code')), text('villa', say('btrans.villa'), 24)],
  ...[text('province', say('btrans.province')), text('county', say('btrans.county'))],
  ...[text('owner', say('btrans.owner'), 24), { key: 'checkIn', head: say('btrans.check-in'), kind: 'day' } as const],
  text('fields', say('btrans.fields'), 40),
]

/** What is missing, row by row. */
export const saveLacks = ({ month, rows }: BtransReport): Promise<void> =>
  saveSheet(
    `BTRANS eksikler ${month}`,
    LACKS,
    rows
      .filter(({ state }) => state === 'missing')
      .map((row) => ({ ...row, fields: row.missing.map((each) => say(`btrans.lack.${each}`)).join(', ') })),
  )

/** The month's file: as XML, as the zip that is sent, or its records as a spreadsheet. True when it was made. */
export const saveBtrans = async ({ month, basis }: BtransReport, as: 'xml' | 'zip' | 'excel'): Promise<boolean> => {
  try {
    const body = { month, basis, as: as === 'excel' ? ('records' as const) : ('xml' as const) }
    const { name, xml, records, left } = (await staffApi(takeBtransFile, { body })).content
    if (as === 'excel') await saveSheet(name, RECORD, records)
    else if (as === 'xml') hand(`${name}.xml`, new Blob([xml], { type: 'application/xml' }))
    else hand(`${name}.zip`, await zipped(`${name}.xml`, xml))
    const n = records.length || Number(/<islemsayisi>(\d+)/.exec(xml)?.[1] ?? 0)
    toast('ok', left ? say('btrans.left', { n, left }) : say('btrans.made', { n }))
    return true
  } catch (error) {
    toast('bad', error instanceof Refused ? error.message : say('form.offline'))
    return false
  }
}

/** The library comes with the first zip. */
const zipped = async (name: string, content: string): Promise<Blob> => {
  const { strToU8, zipSync } = await import('fflate')
  return new Blob([zipSync({ [name]: strToU8(content) }).slice()], { type: 'application/zip' })
}

const hand = (name: string, blob: Blob): void => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}
