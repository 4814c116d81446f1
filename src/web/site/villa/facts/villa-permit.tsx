import { ShieldCheck } from 'lucide-react'
import { permitCheckUrl } from '../../../../features/villas/villa.ts'
import { useSay } from '../../../words/use-say.ts'
import { Section } from '../../kit/page/section.tsx'
import style from './villa-permit.module.css'

/** The Ministry's permit with the page where anybody can check it (the law wants it easily seen). */
export const VillaPermit = ({ permitNo }: { permitNo: string | null }) => {
  const say = useSay()
  if (!permitNo) return null
  return (
    <Section id="izin" title={say('permit.title')}>
      <div className={style.permit}>
        <ShieldCheck className="i" aria-hidden />
        <p>
          <b>{say('permit.no', { no: permitNo })}</b>
        </p>
        <p className="small">
          {say('permit.law')}{' '}
          <a className="link" href={permitCheckUrl(permitNo)} target="_blank" rel="noreferrer">
            {say('permit.check')}
          </a>
        </p>
      </div>
    </Section>
  )
}
