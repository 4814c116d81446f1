import { Map as MapIcon } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { useSay } from '../../words/use-say.ts'
import type { ListedVilla } from '../card/listed/listed-villa.ts'
import { ButtonLink } from '../kit/button/button.tsx'
import { useMedia } from '../kit/layer/use-media.ts'
import style from './map-panel.module.css'
import { addressOf, type Wish } from './wish.ts'

const VillaMap = lazy(() => import('../map/villa-map.tsx'))

type Props = { wish: Wish; cards: readonly ListedVilla[]; to: string }

/** The map beside the list where there is room, over the whole screen where it is asked for. Its code comes with it. */
export const MapPanel = (props: Props) => {
  const { wish } = props
  const isWide = useMedia('(min-width: 1024px)')
  const hydrated = useHydrated()
  const shown = hydrated && (wish.map ?? isWide)
  return (
    <div className={wish.map ? `${style.panel} ${style.full}` : style.panel}>
      {shown && (
        <Suspense>
          <VillaMap {...props} isFull={!isWide} />
        </Suspense>
      )}
    </div>
  )
}

/** 'Harita': over the list of a phone; beside the order of a wide list it takes the map away or brings it back. */
export const MapSwitch = ({ wish, to }: Pick<Props, 'wish' | 'to'>) => {
  const say = useSay()
  return (
    <>
      <ButtonLink className={style.pill} to={addressOf(to, { ...wish, map: true })}>
        <MapIcon className="i" aria-hidden="true" />
        {say('listing.map')}
      </ButtonLink>
      <ButtonLink
        look="line"
        size="small"
        className={style.switch}
        aria-current={wish.map !== false}
        to={addressOf(to, { ...wish, map: wish.map === false ? undefined : false })}
        preventScrollReset
      >
        <MapIcon className="i" aria-hidden="true" />
        {say('listing.map')}
      </ButtonLink>
    </>
  )
}
