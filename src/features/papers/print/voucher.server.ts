import { dayInIstanbul } from '../../../kernel/day.ts'
import { formatDay, formatInstant, formatMoney, phoneText } from '../../../kernel/format.ts'
import type { Language } from '../../../kernel/language.ts'
import type { PdfColumn as Column, PdfContent, PdfDocument } from '../../../platform/pdf/document.ts'
import type { GuestReservation } from '../../reservations/reservations.contract.ts'
import { type Agency, fact, heading, INK, letterhead, sums } from './letterhead.server.ts'
import { lineTitle, type PaperSay } from './paper-words.ts'

export type PrintFacts = { stay: GuestReservation; agency: Agency; link: string; language: Language; at: string }
type Parts = PrintFacts & { say: PaperSay; money: (amount: number) => string }

/** What a guest shows at the door: one page of A4. */
export const voucher = (say: PaperSay, facts: PrintFacts): PdfDocument => {
  const { stay, agency, language, at } = facts
  const parts = { ...facts, say, money: (amount: number) => formatMoney(amount, stay.price.currency, language) }
  const title = say('paper.voucher')
  return {
    info: { title: `${title} ${stay.code}`, author: agency.site_name ?? '' },
    foot: `${agency.company_title ?? ''} · ${say('paper.printed', { when: formatInstant(at, language) })}`,
    content: [
      ...letterhead(say, agency, { title, code: stay.code }),
      villaBand(parts),
      threeFacts(parts),
      { columns: [whoAndWhere(parts), moneyPart(parts)], columnGap: 26 },
      ...goodToKnow(parts),
    ],
  }
}

const villaBand = ({ stay: { villa }, say, link }: Parts): PdfContent => ({
  layout: 'box',
  table: {
    widths: ['*', 'auto'],
    body: [
      [
        {
          fillColor: INK.deep,
          stack: [
            { text: villa.name, font: 'HappySerif', fontSize: 22, color: '#ffffff', lineHeight: 1.1 },
            { text: `${villa.district}, ${villa.town}`, color: '#bcd3d7' },
            ...(villa.permitNo
              ? [{ text: say('paper.permit', { number: villa.permitNo }), color: '#bcd3d7', fontSize: 8 }]
              : []),
          ],
        },
        {
          fillColor: INK.deep,
          stack: [
            { qr: link, fit: 92, foreground: INK.deep, background: '#ffffff', alignment: 'right' },
            { text: say('paper.scan'), color: '#bcd3d7', fontSize: 7, alignment: 'right', margin: [0, 4, 0, 0], link },
          ],
        },
      ],
    ],
  },
})

const threeFacts = ({ stay, say, language }: Parts): PdfContent => {
  const { checkIn, checkOut, villa, price } = stay
  const day = (value: string): PdfContent => ({ text: formatDay(value, language), fontSize: 13, bold: true })
  const weekday = (value: string) => formatDay(value, language, 'weekday')
  return {
    margin: [0, 14, 0, 4],
    columnGap: 18,
    columns: [
      fact(
        say('paper.check-in'),
        day(checkIn),
        say('paper.from-time', { day: weekday(checkIn), time: villa.checkInTime }),
      ),
      fact(
        say('paper.check-out'),
        day(checkOut),
        say('paper.until-time', { day: weekday(checkOut), time: villa.checkOutTime }),
      ),
      fact(
        say('paper.guests'),
        { text: say('paper.nights', { n: price.nights }), fontSize: 13, bold: true },
        partyText(say, stay),
      ),
    ],
  }
}

/** '2 yetişkin, 1 çocuk'. */
export const partyText = (
  say: PaperSay,
  { adults, children, infants }: { adults: number; children: number; infants: number },
): string =>
  [
    say('paper.adults', { n: adults }),
    children > 0 && say('paper.children', { n: children }),
    infants > 0 && say('paper.infants', { n: infants }),
  ]
    .filter(Boolean)
    .join(', ')

const whoAndWhere = ({ stay: { guestName, phone, villa }, say }: Parts): Column => {
  const { place } = villa
  return {
    width: '44%',
    stack: [
      heading(say('paper.guest')),
      { text: guestName, bold: true },
      { text: phoneText(phone) },
      ...(place
        ? [
            heading(say('paper.address')),
            { text: place.address || `${villa.district}, ${villa.town}` },
            { text: say('paper.map'), link: mapLink(place), color: INK.sea, decoration: 'underline' as const },
            ...(place.greeterName
              ? [
                  heading(say('paper.greeter')),
                  { text: place.greeterName, bold: true },
                  { text: phoneText(place.greeterPhone) },
                ]
              : []),
          ]
        : []),
    ],
  }
}

const mapLink = ({ latitude, longitude }: { latitude: number; longitude: number }): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`

const moneyPart = ({ stay: { price, paid }, say, money }: Parts): Column => ({
  width: '*',
  stack: [
    heading(say('paper.price')),
    sums([
      ...price.lines.map((line) => ({ name: lineTitle(say, money, line), amount: money(line.amount) })),
      ...(price.lines.some(({ kind }) => kind === 'cleaning')
        ? []
        : [{ name: say('paper.cleaning'), amount: say('paper.included') }]),
      { name: say('paper.total'), amount: money(price.total), strong: true },
      { name: say('paper.paid'), amount: money(paid) },
      { name: say('paper.left'), amount: money(Math.max(0, price.total - paid)), strong: true },
      ...(price.damageDeposit > 0 ? [{ name: say('paper.deposit'), amount: money(price.damageDeposit) }] : []),
    ]),
  ],
})

const goodToKnow = ({ stay, agency, say, money, language, at }: Parts): PdfContent[] => {
  const left = Math.max(0, stay.price.total - stay.paid)
  const { damageDeposit } = stay.price
  const ahead = stay.refundTimeline.filter(({ until }) => until >= dayInIstanbul(new Date(at)))
  return [
    heading(say('paper.good-to-know')),
    {
      ul: [
        say('paper.bring-papers'),
        ...(left > 0 ? [say('paper.pay-at-door', { amount: money(left) })] : []),
        ...(damageDeposit > 0 ? [say('paper.deposit-back', { amount: money(damageDeposit) })] : []),
        ...(agency.site_phone
          ? [say('paper.reach-us', { phone: agency.site_phone, hours: agency.working_hours ?? '' })]
          : []),
      ],
    },
    ...(ahead.length
      ? [
          heading(say('paper.refund')),
          sums(
            ahead.map(({ until, refunded }) => ({
              name: say('paper.refund-until', { day: formatDay(until, language) }),
              amount: money(refunded),
            })),
          ),
        ]
      : []),
  ]
}
