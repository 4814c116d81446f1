import { Lock } from 'lucide-react'
import { useBrand } from '../../../brand.ts'
import { useSay } from '../../../words/use-say.ts'
import { useSetting, useSite } from '../../site-data.ts'
import { PaymentMarks } from './payment-marks.tsx'
import style from './site-footer.module.css'

/** How one pays here, and whose site it is. */
export const FooterEnd = () => {
  const say = useSay()
  const { today } = useSite()
  return (
    <>
      <div className={style.pay}>
        <p>
          <Lock className="i" aria-hidden="true" />
          <span>{say('foot.pay')}</span>
        </p>
        <PaymentMarks label={say('foot.pay.marks')}>
          <li>Havale/EFT</li>
        </PaymentMarks>
      </div>
      <div className={style.end}>
        <span>{say('foot.rights', { year: today.slice(0, 4), brand: useBrand().name })}</span> <Company />
      </div>
    </>
  )
}

/** The identity of the company that e-commerce law asks for; what is not filled in is left out. */
const Company = () => {
  const say = useSay()
  const setting = useSetting()
  const parts = [setting('company_title'), setting('mersis_no') && `MERSİS ${setting('mersis_no')}`].filter(Boolean)
  const etbis = setting('etbis_url')
  return (
    <span>
      {parts.join(' · ')}
      {etbis && (
        <>
          {parts.length > 0 && ' · '}
          <a href={etbis} target="_blank" rel="noopener">
            {say('foot.etbis')}
          </a>
        </>
      )}
    </span>
  )
}
