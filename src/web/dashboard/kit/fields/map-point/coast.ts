import { useEffect, useState } from 'react'
import { type CoastFile, fetchCoast, type Ring } from '../../../../ui/coast/coast-file.ts'

export type Coast = { land: string; lakes: string; towns: CoastFile['towns'] }

/** The coast as two paths of an SVG, in ten-thousandths of a degree; null until it is there. */
export const useCoast = (): Coast | null => {
  const [coast, setCoast] = useState<Coast | null>(null)
  useEffect(() => {
    let wanted = true
    fetchCoast().then(
      (file) => wanted && setCoast(drawn(file)),
      () => undefined, // the two numbers do without a map
    )
    return () => {
      wanted = false
    }
  }, [])
  return coast
}

const known = new WeakMap<CoastFile, Coast>()
const drawn = (file: CoastFile): Coast => {
  const { land, lakes, towns } = file
  const coast = known.get(file) ?? {
    land: land.flatMap(({ r }) => r.map(pathOf)).join(''),
    lakes: lakes.map(pathOf).join(''),
    towns,
  }
  known.set(file, coast)
  return coast
}

const pathOf = ([x, y, ...steps]: Ring): string => `M${x} ${y}l${steps.join(' ')}z`
