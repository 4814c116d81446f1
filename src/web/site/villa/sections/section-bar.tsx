import { type MouseEvent, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useSay } from '../../../words/use-say.ts'
import { scrollMotion } from '../../kit/motion.ts'
import style from './section-bar.module.css'

const SECTIONS = ['ozet', 'takvim', 'odalar', 'ozellikler', 'konum', 'yorumlar', 'kurallar'] as const
type Section = (typeof SECTIONS)[number]

/** The ways to the sections of a villa, in sight while they are read; the one that is read is marked. */
export const SectionBar = ({ comments }: { comments: number }) => {
  const say = useSay()
  const bar = useRef<HTMLElement>(null)
  const { current, look } = useCurrent(bar)
  return (
    <nav ref={bar} className={style.bar} aria-label={say('sections.label')}>
      <div className={`wrap ${style.row}`}>
        {SECTIONS.map((id) => (
          <a key={id} href={`#${id}`} aria-current={id === current || undefined} onClick={goTo(id, look)}>
            {say(`sections.${id}`)}
            {id === 'yorumlar' && comments > 0 && ` (${comments})`}
          </a>
        ))}
      </div>
    </nav>
  )
}

/** Goes there without a step in the history: back leads to where the villa was found. */
const goTo = (id: Section, look: () => void) => (event: MouseEvent) => {
  const section = document.getElementById(id)
  if (!section || event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  history.replaceState(history.state, '', `${location.pathname}${location.search}#${id}`)
  section.tabIndex = -1
  section.focus({ preventScroll: true })
  section.scrollIntoView({ behavior: scrollMotion() })
  look() // at the end of the page nothing moves
  stayAt(id)
}

/** Nothing that loads is so many screens high: who is that far away went there. */
const FAR = 2
let leave = () => {}

/**
 * What loads above a section on the way there would push it away: it is gone to again, until the visitor moves. When
 * its own part loads, another element may stand for it.
 */
const stayAt = (id: Section): void => {
  leave()
  const here = new AbortController()
  let height = document.body.scrollHeight
  let isThere = false
  const goAgain = () => {
    const section = document.getElementById(id)
    if (isThere && section && Math.abs(section.getBoundingClientRect().top) > FAR * innerHeight) leave()
    else section?.scrollIntoView({ behavior: 'instant' })
  }
  const watch = new ResizeObserver(() => {
    if (document.body.scrollHeight !== height) goAgain()
    height = document.body.scrollHeight
  })
  watch.observe(document.body)
  leave = () => {
    watch.disconnect()
    here.abort()
  }
  const arrive = () => {
    isThere = true
    goAgain() // a page that was shorter for a moment has moved, too
  }
  addEventListener('scrollend', arrive, { signal: here.signal })
  addEventListener('scroll', () => isThere && goAgain(), { signal: here.signal })
  for (const deed of ['wheel', 'pointerdown', 'keydown', 'touchmove'])
    addEventListener(deed, leave, { signal: here.signal, capture: true, passive: true })
}

/**
 * The section that is read: the last that has come up to the bar. Where the page ends before the last ones can, that is
 * the one that was gone to, else the last.
 */
const currentBelow = (edge: number): Section => {
  const top = (id: Section) => document.getElementById(id)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY
  const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 1
  const left = SECTIONS.filter((id) => isAtEnd && top(id) > edge && top(id) < innerHeight)
  const gone = left.find((id) => `#${id}` === location.hash)
  return gone ?? left.at(-1) ?? SECTIONS.findLast((id) => top(id) <= edge) ?? SECTIONS[0]
}

const useCurrent = (bar: { current: HTMLElement | null }): { current: Section; look: () => void } => {
  const [current, setCurrent] = useState<Section>(SECTIONS[0])
  const look = useCallback(
    () => setCurrent(currentBelow((bar.current?.getBoundingClientRect().bottom ?? 0) + 40)),
    [bar],
  )
  useEffect(() => {
    look()
    addEventListener('scroll', look, { passive: true }) // a browser tells of both once a frame
    addEventListener('resize', look)
    return () => {
      removeEventListener('scroll', look)
      removeEventListener('resize', look)
    }
  }, [look])
  useLayoutEffect(() => {
    const link = bar.current?.querySelector<HTMLElement>(`[href="#${current}"]`)
    const row = link?.parentElement
    if (link && row) row.scrollTo({ left: link.offsetLeft - row.clientWidth / 2 + link.clientWidth / 2 })
  }, [bar, current])
  return { current, look }
}
