import type { VillaType } from '../../../features/villas/villas.contract.ts'
import { useSay } from '../../words/use-say.ts'
import { Picture } from '../kit/picture/picture.tsx'
import { SiteLink } from '../site-link.tsx'
import style from './type-tile.module.css'

/** A villa type as a picture with its name on it. */
export const TypeTile = ({ type, sizes }: { type: VillaType; sizes: string }) => {
  const say = useSay()
  return (
    <SiteLink className={style.tile} to={`/${type.slug}`}>
      <Picture path={type.picture} width={1600} height={1067} alt="" sizes={sizes} />
      <span className={style.text}>
        <strong>{type.name}</strong>
        <small className="num">{say('count.villas', { n: type.villaCount })}</small>
      </span>
    </SiteLink>
  )
}
