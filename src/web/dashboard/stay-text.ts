import { type Day, dayInIstanbul } from '../../kernel/day.ts'
import { formatDay, formatStay } from '../../kernel/format.ts'

const thisYear = () => dayInIstanbul(new Date()).slice(0, 4)

/** '10 – 17 Tem'; with the year when it is not this one: '10 – 17 Tem 2027'. */
export const stayText = (checkIn: Day, checkOut: Day): string => {
  const year = checkOut.slice(0, 4)
  return `${formatStay(checkIn, checkOut, 'tr')}${year === thisYear() ? '' : `\u00a0${year}`}`
}

/** '10 Tem', or '10 Tem 2027' when the year is not this one. */
export const dayText = (day: Day): string => {
  const year = day.slice(0, 4)
  return `${formatDay(day, 'tr', 'short')}${year === thisYear() ? '' : `\u00a0${year}`}`
}
