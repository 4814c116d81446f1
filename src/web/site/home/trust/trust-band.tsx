import { Clock, FileCheck, ShieldCheck, Tag } from 'lucide-react'
import { useBrand } from '../../../brand.ts'
import { useSay } from '../../../words/use-say.ts'
import { TURSAB_CHECK } from '../../chrome/links.ts'
import style from './trust-band.module.css'

/** Why the agency can be believed, in four facts that can be checked. */
export const TrustBand = () => {
  const say = useSay()
  const { licence } = useBrand()
  return (
    <section className="wrap" aria-label={say('trust')}>
      <ul className={style.reasons}>
        <li>
          <ShieldCheck className="i" aria-hidden="true" />
          <p>
            <b>{say('licence.long', { number: licence })}</b>
            <span>
              {say('trust.licence')}{' '}
              <a className="link" href={TURSAB_CHECK} target="_blank" rel="noopener">
                {say('licence.check')}
              </a>
            </span>
          </p>
        </li>
        {FACTS.map(({ Icon, title, text }) => (
          <li key={title}>
            <Icon className="i" aria-hidden="true" />
            <p>
              <b>{say(title)}</b>
              <span>{say(text)}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

const FACTS = [
  { Icon: FileCheck, title: 'trust.permit', text: 'trust.permit.text' },
  { Icon: Tag, title: 'trust.price', text: 'trust.price.text' },
  { Icon: Clock, title: 'trust.option', text: 'trust.option.text' },
] as const
