import { type MouseEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useSay } from '../../../words/use-say.ts'
import { scrollMotion } from '../../kit/motion.ts'
import style from './section-bar.module.css'

const SECTIONS = ['ozet', 'takvim', 'odalar', 'ozellikler', 'konum', 'yorumlar', 'kurallar'] as const
type Section = (typeof SECTIONS)[number]

/** The ways to the sections of a villa, in sight while they are read; the one that is read is marked. */
export const SectionBar = ({ comments }: { comments: number }) => {
  const say = useSay()
  const bar = useRef<HTMLElement>(null)
  const current = useCurrent(bar)
  return (
    <nav ref={bar} className={style.bar} aria-label={say('sections.label')}>
      <div className={`wrap ${style.row}`}>
        {SECTIONS.map((id) => (
          <a key={id} href={`#${id}`} aria-current={id === current || undefined} onClick={goTo(id)}>
            {say(`sections.${id}`)}
            {id === 'yorumlar' && comments > 0 && ` (${comments})`}
          </a>
        ))}
      </div>
    </nav>
  )
}

/** Goes there without a step in the history: back leads to where the villa was found. */
const goTo = (id: Section) => (event: MouseEvent) => {
  const section = document.getElementById(id)
  if (!section || event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  history.replaceState(history.state, '', `${location.pathname}${location.search}#${id}`)
  section.tabIndex = -1
  section.focus({ preventScroll: true })
  section.scrollIntoView({ behavior: scrollMotion() })
  stayAt(section)
}

/** Nothing that loads is so many screens high: who is that far away went there. */
const FAR = 2
let leave = () => {}

/** What loads above a section on the way there would push it away: it is gone to again, until the visitor moves. */
const stayAt = (section: HTMLElement): void => {
  leave()
  const here = new AbortController()
  let height = document.body.scrollHeight
  let isThere = false
  const watch = new ResizeObserver(() => {
    if (document.body.scrollHeight === height) return
    height = document.body.scrollHeight
    const isFar = isThere && Math.abs(section.getBoundingClientRect().top) > FAR * innerHeight
    if (isFar) leave()
    else section.scrollIntoView({ behavior: 'instant' })
  })
  watch.observe(document.body)
  leave = () => {
    watch.disconnect()
    here.abort()
  }
  addEventListener('scrollend', () => (isThere = true), { signal: here.signal })
  for (const deed of ['wheel', 'pointerdown', 'keydown', 'touchmove'])
    addEventListener(deed, leave, { signal: here.signal, capture: true, passive: true })
}

/** The last section that has come up to the bar. */
const useCurrent = (bar: { current: HTMLElement | null }): Section => {
  const [current, setCurrent] = useState<Section>(SECTIONS[0])
  useEffect(() => {
    let asked = 0
    const look = () => {
      asked = 0
      const edge = (bar.current?.getBoundingClientRect().bottom ?? 0) + 40
      const top = (id: Section) => document.getElementById(id)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY
      setCurrent(SECTIONS.findLast((id) => top(id) <= edge) ?? SECTIONS[0])
    }
    const ask = () => {
      asked ||= requestAnimationFrame(look)
    }
    look()
    addEventListener('scroll', ask, { passive: true })
    addEventListener('resize', ask)
    return () => {
      cancelAnimationFrame(asked)
      removeEventListener('scroll', ask)
      removeEventListener('resize', ask)
    }
  }, [bar])
  useLayoutEffect(() => {
    const link = bar.current?.querySelector<HTMLElement>(`[href="#${current}"]`)
    const row = link?.parentElement
    if (link && row) row.scrollTo({ left: link.offsetLeft - row.clientWidth / 2 + link.clientWidth / 2 })
  }, [bar, current])
  return current
}
