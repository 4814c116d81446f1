import { useEffect, useState } from 'react'
import input from '../input.module.css'
import { parseDegrees, parsePlace, writeDegrees } from './degrees.ts'
import type { MapPoint } from './map-view.ts'

type Props = {
  wired: object
  value: number | null
  onChange: (degrees: number | null) => void
  onPlace: (place: MapPoint) => void
}

/** Degrees in one direction; a pair copied from another map goes to both. */
export const Degrees = ({ wired, value, onChange, onPlace }: Props) => {
  const [text, setText] = useState(writeDegrees(value))
  useEffect(() => setText((typed) => ((parseDegrees(typed) ?? null) === value ? typed : writeDegrees(value))), [value])
  return (
    <input
      {...wired}
      className={`${input.text} ${input.number}`}
      inputMode="decimal"
      autoComplete="off"
      value={text}
      onChange={(event) => {
        const place = parsePlace(event.target.value)
        if (place) return onPlace(place)
        setText(event.target.value)
        onChange(parseDegrees(event.target.value) ?? null)
      }}
      onBlur={() => setText(writeDegrees(value))}
    />
  )
}
