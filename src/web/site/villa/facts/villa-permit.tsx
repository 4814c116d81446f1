import { ShieldCheck } from 'lucide-react'
import { permitCheckUrl } from '../../../../features/villas/villa.ts'
import type { VillaPage } from '../../../../features/villas/villas.contract.ts'
import { formatDay } from '../../../../kernel/format.ts'
import { useLanguage, useSay } from '../../../words/use-say.ts'
import { VillaSection } from '../sections/villa-section.tsx'
import style from './villa-permit.module.css'

/** The Ministry's permit with the page where anybody can check it (the law wants it easily seen). */
export const VillaPermit = ({ permitNo, permitCheckedOn }: Pick<VillaPage, 'permitNo' | 'permitCheckedOn'>) => {
  const say = useSay()
  const language = useLanguage()
  if (!permitNo) return null
  return (
    <VillaSection id="izin" title={say('permit.title')}>
      <div className={style.permit}>
        <ShieldCheck className="i" aria-hidden />
        <p>
          <b>{say('permit.no', { no: permitNo })}</b>
        </p>
        <p className="small">
          {say('permit.law')}{' '}
          {permitCheckedOn && `${say('house.checked', { day: formatDay(permitCheckedOn, language) })} `}
          <a className="link" href={permitCheckUrl(permitNo)} target="_blank" rel="noreferrer">
            {say('permit.check')}
          </a>
        </p>
      </div>
    </VillaSection>
  )
}
