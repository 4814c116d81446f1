import { Lock, Phone } from 'lucide-react'
import { useBrand } from '../../brand.ts'
import { useSay } from '../../words/use-say.ts'
import { ButtonLink } from '../kit/button/button.tsx'
import { useSetting } from '../site-data.ts'
import bar from './bar.module.css'
import style from './checkout-bar.module.css'
import { telephone } from './links.ts'
import { Logo } from './logo.tsx'

/** The bar of a booking in progress: who it is with, that it is safe, and a number to call. Nothing that leads away. */
export const CheckoutBar = () => {
  const say = useSay()
  const setting = useSetting()
  const phone = setting('site_phone')
  return (
    <header className={bar.bar} data-bar>
      <div className={`wrap ${bar.line} ${style.checkout}`}>
        <Logo className={bar.logo} />
        <p className={style.safe}>
          <Lock className="i" aria-hidden="true" />
          <span>
            {say('checkout.safe')} · {say('licence.short')} <b className="num">{useBrand().licence}</b>
          </span>
        </p>
        {phone && (
          <ButtonLink look="line" size="small" href={telephone(phone)} aria-label={`${say('float.call')}: ${phone}`}>
            <Phone className="i" aria-hidden="true" />
            <span className={`num ${style.number}`}>{phone}</span>
          </ButtonLink>
        )}
      </div>
    </header>
  )
}
