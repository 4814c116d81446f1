import { useRouteLoaderData } from 'react-router'
import type { VillaPage } from '../../../../features/villas/villas.contract.ts'
import { useSetting } from '../../site-data.ts'
import { useSitePath } from '../../site-link.tsx'
import style from './villa-paper.module.css'

/** What only paper needs: where this page is, and how to reach the agency. */
export const VillaPaper = ({ villa }: { villa: VillaPage }) => {
  const path = useSitePath()
  const origin = useRouteLoaderData<{ publicUrl: string }>('root')?.publicUrl ?? ''
  const setting = useSetting()
  const told = [`${origin}${path(`/villa/${villa.slug}`)}`, setting('site_phone'), setting('site_email')]
  return <p className={style.paper}>{told.filter(Boolean).join(' · ')}</p>
}
