import ical from 'ical-generator'
import { instantInIstanbul } from '../../../kernel/day.ts'
import type { PrintFacts } from './voucher.server.ts'

/** The stay for the guest’s own calendar, from check-in to check-out; the address once she may know it. */
export const stayCalendar = ({ stay, agency, link }: PrintFacts): string => {
  const { villa, checkIn, checkOut, code } = stay
  const calendar = ical({ name: villa.name, prodId: { company: agency.site_name ?? 'agency', product: 'stay' } })
  calendar.createEvent({
    id: `stay-${code}`,
    start: instantInIstanbul(checkIn, villa.checkInTime),
    end: instantInIstanbul(checkOut, villa.checkOutTime),
    summary: `${villa.name} · ${villa.district}`,
    location: villa.place?.address || `${villa.district}, ${villa.town}`,
    ...(villa.place && { geo: { lat: villa.place.latitude, lon: villa.place.longitude } }),
    description: [code, villa.place?.greeterName, villa.place?.greeterPhone].filter(Boolean).join('\n'),
    url: link,
  })
  return calendar.toString()
}
