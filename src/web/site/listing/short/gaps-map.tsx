import { formatMoney } from '../../../../kernel/format.ts'
import { useLanguage, useSay } from '../../../words/use-say.ts'
import type { ListedVilla } from '../../card/listed/listed-villa.ts'
import { stayPath } from '../../card/stay-path.ts'
import { LazyAround } from '../../map/around/lazy-around.tsx'

type Props = { villas: readonly ListedVilla[]; total: number }

/** Where the gaps of the list are: each villa once, with the least it asks for one of them. */
export const GapsMap = ({ villas, total }: Props) => {
  const say = useSay()
  const language = useLanguage()
  const least = new Map<number, ListedVilla>()
  for (const villa of villas) {
    const known = least.get(villa.id)
    if (villa.stay && (!known?.stay || villa.stay.total < known.stay.total)) least.set(villa.id, villa)
  }
  const places = [...least.values()].map((villa) => ({
    text: formatMoney(villa.stay?.total ?? 0, villa.currency, language),
    latitude: villa.latitude,
    longitude: villa.longitude,
    to: stayPath(villa),
    name: villa.name,
  }))
  return <LazyAround key={places.map(({ to }) => to).join()} label={say('short.map', { n: total })} places={places} />
}
