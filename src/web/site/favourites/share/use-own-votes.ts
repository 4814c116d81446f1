import { useEffect, useState } from 'react'
import { getWishlist, type SharedList } from '../../../../features/wishlists/wishlists.contract.ts'
import { browserApi } from '../../../browser/api.ts'
import { sharedByMe } from '../../../browser/kept/shared-list.ts'

/** What others said of the list this device has sent; null while there is nothing to show. */
export const useOwnVotes = (): SharedList | null => {
  const token = sharedByMe.use()?.token
  const [list, setList] = useState<SharedList | null>(null)
  useEffect(() => {
    let stale = false
    const told = (answer: SharedList | null) => {
      if (!stale) setList(answer)
    }
    if (token)
      browserApi()(getWishlist, { params: { token } }).then(
        ({ content }) => told(content),
        () => told(null), // the list itself is worth more than what was said of it
      )
    return () => {
      stale = true
    }
  }, [token])
  return list
}
