import { ArrowUp, Phone } from 'lucide-react'
import { useEffect, useState } from 'react'
import { scrollMotion } from '../../ui/motion.ts'
import { useSay } from '../../words/use-say.ts'
import { useSetting, useSite } from '../site-data.ts'
import { telephone, whatsapp } from './links.ts'
import { ChatIcon } from './social-links.tsx'

const SHOWN_AFTER_PX = 50 // SPEC §9

/** The floating buttons: to the top, call, WhatsApp. */
export const Floats = () => {
  const say = useSay()
  const { site } = useSite()
  const setting = useSetting()
  const scrolled = useScrolled()
  const phone = setting('site_phone')
  const chat = setting('site_whatsapp')
  return (
    <section className="floats" aria-label={say('floats')}>
      <button
        type="button"
        className={scrolled ? 'float float--up on' : 'float float--up'}
        aria-label={say('float.up')}
        tabIndex={scrolled ? 0 : -1}
        aria-hidden={!scrolled}
        onClick={toTheTop}
      >
        <ArrowUp className="i" aria-hidden="true" />
      </button>
      {!site && (
        <p className="float__fault" role="status">
          {say('error.network')}
        </p>
      )}
      {phone && (
        <a className="float float--call" href={telephone(phone)} aria-label={say('float.call')}>
          <Phone className="i" aria-hidden="true" />
        </a>
      )}
      {chat && (
        <a className="float float--wa" href={whatsapp(chat)} aria-label={say('float.chat')} target="_blank" rel="noopener">
          <ChatIcon />
        </a>
      )}
    </section>
  )
}

const toTheTop = () => {
  scrollTo({ top: 0, behavior: scrollMotion() })
  document.getElementById('main')?.focus({ preventScroll: true })
}

const useScrolled = (): boolean => {
  const [scrolled, setScrolled] = useState(false)
  useEffect(() => {
    const look = () => setScrolled(scrollY > SHOWN_AFTER_PX)
    look()
    addEventListener('scroll', look, { passive: true })
    return () => removeEventListener('scroll', look)
  }, [])
  return scrolled
}
