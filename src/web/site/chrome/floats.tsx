import { ArrowUp, MessageCircle, Phone } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useSay } from '../../words/use-say.ts'
import { Menu } from '../kit/layer/menu.tsx'
import { scrollMotion } from '../kit/motion.ts'
import { useSetting, useSite } from '../site-data.ts'
import { useChatText } from './chat-text.ts'
import style from './floats.module.css'
import { ChatIcon } from './footer/social-links.tsx'
import { telephone, whatsapp } from './links.ts'
import { useAside } from './use-aside.ts'

const SHOWN_AFTER_PX = 50

/**
 * The floating buttons: to the top, call, WhatsApp. Three in a column from 1024 px; on phones one button opens them.
 * They never cover what is pressed or read as a number.
 */
export const Floats = () => {
  const say = useSay()
  const { site } = useSite()
  const scrolled = useScrolled()
  const box = useRef<HTMLElement>(null)
  const aside = useAside(box)
  return (
    <section
      className={aside ? `${style.floats} ${style.aside}` : style.floats}
      aria-label={say('floats')}
      ref={box}
      data-floats
    >
      {!site && (
        <p className={style.fault} role="status">
          {say('error.network')}
        </p>
      )}
      <div className={style.three}>
        <Three scrolled={scrolled} />
      </div>
      <Menu
        className={style.fold}
        summaryClass={style.float}
        label={say('float.more')}
        summary={<MessageCircle className="i" aria-hidden="true" />}
        menuClass={style.menu}
      >
        <Three scrolled={scrolled} />
      </Menu>
    </section>
  )
}

const Three = ({ scrolled }: { scrolled: boolean }) => {
  const say = useSay()
  const setting = useSetting()
  const text = useChatText()
  const phone = setting('site_phone')
  const chat = setting('site_whatsapp')
  return (
    <>
      <button
        type="button"
        className={`${style.float} ${style.up} ${scrolled ? style.on : ''}`}
        aria-label={say('float.up')}
        tabIndex={scrolled ? 0 : -1}
        aria-hidden={!scrolled}
        onClick={toTheTop}
      >
        <ArrowUp className="i" aria-hidden="true" />
      </button>
      {phone && (
        <a className={style.float} href={telephone(phone)} aria-label={say('float.call')}>
          <Phone className="i" aria-hidden="true" />
        </a>
      )}
      {chat && (
        <a
          className={`${style.float} ${style.chat}`}
          href={whatsapp(chat, text)}
          aria-label={say('float.chat')}
          target="_blank"
          rel="noopener"
        >
          <ChatIcon />
        </a>
      )}
    </>
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
