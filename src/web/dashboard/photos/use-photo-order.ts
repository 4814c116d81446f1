import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { orderVillaPhotos, type VillaPhoto } from '../../../features/villas/photos/photos.contract.ts'
import { Refused } from '../../../kernel/refused.ts'
import { staffApi } from '../../browser/staff-api.ts'
import { toast } from '../../ui/toast.ts'
import { say } from '../../words/dashboard.ts'

/** `told` is what was known when the server had it: what is known next has the order in it. */
type Wish = { ids: number[]; told?: VillaPhoto[] }

/** Photos in the order that was just made: shown at once, sent one after the other, as stored when it is refused. */
export const usePhotoOrder = (villaId: number, stored: VillaPhoto[]) => {
  const [wish, setWish] = useState<Wish>()
  const last = useRef(Promise.resolve())
  const known = useRef(stored)
  const { revalidate } = useRevalidator()
  useEffect(() => {
    known.current = stored
  })
  if (wish?.told && wish.told !== stored) setWish(undefined)
  const send = async (mine: Wish): Promise<void> => {
    const now = (next: Wish | undefined) => setWish((wished) => (wished === mine ? next : wished))
    try {
      await staffApi(orderVillaPhotos, { body: { villa_id: villaId, ids: mine.ids } })
      now({ ...mine, told: known.current })
    } catch (error) {
      now(undefined)
      toast('bad', error instanceof Refused ? error.message : say('form.offline'))
    }
    await revalidate()
  }
  const order = (photos: VillaPhoto[]): void => {
    const mine = { ids: photos.map(({ id }) => id) }
    setWish(mine)
    last.current = last.current.then(() => send(mine))
  }
  const placeOf = ({ id }: VillaPhoto): number => {
    const at = wish?.ids.indexOf(id) ?? -1
    return at < 0 ? Number.MAX_SAFE_INTEGER : at
  }
  return { ordered: wish ? stored.toSorted((one, other) => placeOf(one) - placeOf(other)) : stored, order }
}
