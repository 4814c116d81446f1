import { nightCount } from '../../../../kernel/day.ts'
import { useSay } from '../../../words/use-say.ts'
import { useSite } from '../../site-data.ts'
import { useDays } from '../../use-days.ts'
import type { Asked, Step } from './panels/asked.ts'

/** What each step of a search says by now, as its field shows it; `districts` are those of the page's town. */
export const useAskedText = (
  { town, district, type, checkin, checkout, guests }: Asked,
  districts: readonly { slug: string; name: string }[] = [],
): Record<Step, string> => {
  const say = useSay()
  const days = useDays()
  const { site } = useSite()
  const named = (slugs: readonly string[], list: readonly { slug: string; name: string }[] = []) =>
    slugs.map((slug) => list.find((each) => each.slug === slug)?.name ?? slug)
  const places = [
    ...named(town, site?.towns),
    ...named(district, [...districts, ...(site?.towns.flatMap(({ District }) => District) ?? [])]),
    ...named(type, site?.villaTypes),
  ]
  const nights = checkin && checkout ? nightCount({ checkIn: checkin, checkOut: checkout }) : 0
  return {
    where: places.join(', ') || say('search.town.all'),
    when:
      checkin && checkout
        ? `${days.stay(checkin, checkout)}, ${say('count.nights', { n: nights })}`
        : say('search.dates.choose'),
    who: guests ? say('count.guests', { n: guests }) : say('search.guests.any'),
  }
}
