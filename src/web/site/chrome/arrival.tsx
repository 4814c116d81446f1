import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/** A new page without a new document: keyboards begin at its content, screen readers hear its title. */
export const Arrival = () => {
  const { pathname } = useLocation()
  const [title, setTitle] = useState('')
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    document.getElementById('main')?.focus({ preventScroll: true })
    setTitle(document.title)
  }, [pathname])
  return (
    <p className="sr" role="status">
      {title}
    </p>
  )
}
