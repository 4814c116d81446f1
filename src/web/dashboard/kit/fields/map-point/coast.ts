import { useEffect, useState } from 'react'

/** A ring: [x, y, dx, dy, …] in ten-thousandths of a degree. */
type Ring = number[]
type CoastFile = {
  land: { r: Ring[] }[]
  lakes: Ring[]
  towns: { n: string; lat: number; lon: number; r: number }[]
}
export type Coast = { land: string; lakes: string; towns: CoastFile['towns'] }

/** The coast as two paths of an SVG, in ten-thousandths of a degree; null until it is there. */
export const useCoast = (): Coast | null => {
  const [coast, setCoast] = useState<Coast | null>(null)
  useEffect(() => {
    let wanted = true
    fetchCoast().then(
      (fetched) => wanted && setCoast(fetched),
      () => undefined, // the two numbers do without a map
    )
    return () => {
      wanted = false
    }
  }, [])
  return coast
}

let fetched: Promise<Coast> | undefined
/** Asked for when the first map is seen; kept for those after it, a failure for none. */
const fetchCoast = (): Promise<Coast> => {
  fetched ??= readCoast().catch((error) => {
    fetched = undefined
    throw error
  })
  return fetched
}

const readCoast = async (): Promise<Coast> => {
  const answer = await fetch('/map/coast.json')
  const { land, lakes, towns }: CoastFile = await answer.json()
  return { land: land.flatMap(({ r }) => r.map(pathOf)).join(''), lakes: lakes.map(pathOf).join(''), towns }
}

const pathOf = ([x, y, ...steps]: Ring): string => `M${x} ${y}l${steps.join(' ')}z`
