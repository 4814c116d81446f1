import { type UIEvent, useEffect, useRef } from 'react'
import { scrollMotion } from '../../kit/motion.ts'

/**
 * A row of photos as wide as the screen each. `onChange` hears which one came into view; `go` brings one there, over
 * more than one photo at once.
 */
export const useTrack = (place: number, onChange: (place: number) => void) => {
  const track = useRef<HTMLDivElement>(null)
  const going = useRef<number | null>(null)
  const bring = (index: number, behavior: ScrollBehavior) =>
    track.current?.scrollTo({ left: index * track.current.clientWidth, behavior })
  // biome-ignore lint/correctness/useExhaustiveDependencies: begins once, and stays where it is when the screen turns
  useEffect(() => {
    bring(place, 'instant')
  }, [])
  const shown = useRef(place)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another photo is to be seen
  useEffect(() => {
    if (shown.current !== place) bring(place, 'instant') // back and forward
    shown.current = place
  }, [place])
  const change = (next: number) => {
    if (next === shown.current) return
    shown.current = next
    onChange(next)
  }
  const go = (index: number) => {
    if (index < 0) return
    const isNext = Math.abs(index - shown.current) === 1
    going.current = index
    change(index)
    bring(index, isNext ? scrollMotion() : 'instant')
  }
  const onScroll = ({ currentTarget: row }: UIEvent<HTMLDivElement>) => {
    const next = Math.round(row.scrollLeft / row.clientWidth)
    if (going.current !== null && going.current !== next) return // on the way
    going.current = null
    change(next)
  }
  return { track, go, onScroll }
}
