import { useEffect } from 'react'
import { useLocation, useMatches } from 'react-router'
import { noteSearch, noteSeen } from '../../browser/kept/recent.ts'
import { CardKeys } from '../card/keys/card-keys.tsx'
import { useSitePath } from '../site-link.tsx'
import { CompareBar } from './bar/compare-bar.tsx'

/** Notes where the visitor is, on this device alone, shows what is ticked, and lets keys tick. */
export const KeptLater = () => {
  const { pathname, search } = useLocation()
  const prefix = useSitePath()('/').replace(/\/$/, '')
  const data = useMatches().findLast(({ id }) => id.endsWith(':villa'))?.loaderData
  useEffect(() => {
    const path = pathname.slice(prefix.length)
    if (data) noteSeen(data)
    else noteSearch(path, search)
  }, [pathname, prefix, search, data])
  return (
    <>
      <CompareBar />
      <CardKeys />
    </>
  )
}
