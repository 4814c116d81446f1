import { useId, useState } from 'react'
import { useSay } from '../../words/use-say.ts'
import { Check } from '../kit/form/check.tsx'
import { FieldError } from '../kit/form/field.tsx'
import { SiteLink } from '../site-link.tsx'
import type { ReserveValues } from './reserve-values.ts'

/** Two consents the booking needs and one that is free; none is ticked beforehand. */
export const ReserveConsents = ({ values, error }: { values: ReserveValues | undefined; error?: string }) => {
  const say = useSay()
  const id = useId()
  const [ticked, setTicked] = useState({
    contract: values?.contract ?? false,
    preInformation: values?.preInformation ?? false,
  })
  const wrong = error && !(ticked.contract && ticked.preInformation)
  const page = (to: string, text: string) => (
    <SiteLink className="link" to={to} target="_blank">
      {text}
    </SiteLink>
  )
  return (
    <div>
      <Check
        name="contract"
        defaultChecked={values?.contract}
        onChange={({ target }) => setTicked({ ...ticked, contract: target.checked })}
        aria-invalid={(wrong && !ticked.contract) || undefined}
        aria-describedby={wrong ? id : undefined}
      >
        {say('consent.contractBefore')} {page('/website/rental', say('consent.contract'))}
        {say('consent.contractAfter')}
      </Check>
      <Check
        name="preInformation"
        defaultChecked={values?.preInformation}
        onChange={({ target }) => setTicked({ ...ticked, preInformation: target.checked })}
        aria-invalid={(wrong && !ticked.preInformation) || undefined}
        aria-describedby={wrong ? id : undefined}
      >
        {say('consent.informationBefore')} {page('/website/cancel', say('consent.information'))} {say('consent.and')}{' '}
        {page('/website/kvkk', say('consent.kvkk'))}
        {say('consent.informationAfter')}
      </Check>
      {wrong && <FieldError id={id}>{say('consent.missing')}</FieldError>}
      <Check name="marketing" defaultChecked={values?.marketing}>
        {say('consent.marketing')} <span className="tiny">({say('form.optional')})</span>
      </Check>
      <p className="tiny">{say('consent.noWithdrawal')}</p>
    </div>
  )
}
