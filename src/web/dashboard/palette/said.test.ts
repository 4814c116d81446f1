import { expect, test } from 'vitest'
import { saidIn } from './said.ts'

const TODAY = '2027-05-01'

test.each([
  ['ödeme al HV7K3M9QX', { pay: 'HV7K3M9QX' }],
  ['ÖDEME AL hv-7k3 m9qx', { pay: 'HV7K3M9QX' }],
  ['tahsilat hv7k3m9qx', { pay: 'HV7K3M9QX' }],
  ['kapat Villa Çınar 5–9 Tem', { close: 'Villa Çınar', from: '2027-07-05', until: '2027-07-09' }],
  ['kapat çınar 5-9 temmuz', { close: 'çınar', from: '2027-07-05', until: '2027-07-09' }],
  ['kapat çınar 28 haziran - 3 temmuz', { close: 'çınar', from: '2027-06-28', until: '2027-07-03' }],
  ['Kapat Çınar 10.04', { close: 'Çınar', from: '2028-04-10', until: '' }],
  ['kapat Deniz 2', { close: 'Deniz 2', from: '', until: '' }],
  ['kapat', null],
  ['ödeme al', null],
  ['kapatma', null],
])('the palette reads “%s”', (text, said) => {
  expect(saidIn(text, TODAY)).toEqual(said)
})
