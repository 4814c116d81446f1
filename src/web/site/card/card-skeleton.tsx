import { Skeleton } from '../kit/page/skeleton.tsx'
import style from './card-skeleton.module.css'

/** A card on its way. */
export const CardSkeleton = () => (
  <div aria-hidden="true">
    <Skeleton className={style.photo} />
    <div className={style.lines}>
      <Skeleton className={style.name} />
      <Skeleton className={style.about} />
      <Skeleton className={style.price} />
    </div>
  </div>
)

export const CardSkeletons = ({ count }: { count: number }) =>
  Array.from({ length: count }, (_, index) => <CardSkeleton key={index.toString()} />)
