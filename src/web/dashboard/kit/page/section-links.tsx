import { useEffect, useState } from 'react'
import { say } from '../../../words/dashboard.ts'
import style from './section-links.module.css'

export type Section = { id: string; title: string /** Fields in it that are wrong. */; faults?: number }

/** The sections of a long editor: the one being read is marked, and those in which something is wrong. */
export const SectionLinks = ({ sections }: { sections: Section[] }) => {
  const current = useCurrent(sections.map(({ id }) => id).join(' '))
  return (
    <nav className={style.links} aria-label={say('sections.title')}>
      {sections.map(({ id, title, faults = 0 }) => (
        <a key={id} href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
          {title}
          {faults > 0 && <span className={style.faults}>{faults}</span>}
        </a>
      ))}
    </nav>
  )
}

/** The section whose head was passed last. `ids` parted by spaces. */
const useCurrent = (ids: string): string | undefined => {
  const [current, setCurrent] = useState(ids.split(' ')[0])
  useEffect(() => {
    const seen = new Set<string>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) seen.add(target.id)
          else seen.delete(target.id)
        }
        const first = ids.split(' ').find((id) => seen.has(id))
        if (first) setCurrent(first)
      },
      { rootMargin: '-20% 0px -60%' },
    )
    for (const id of ids.split(' ')) {
      const section = document.getElementById(id)
      if (section) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [ids])
  return current
}
