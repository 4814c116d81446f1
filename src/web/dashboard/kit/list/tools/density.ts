import { stored } from '../../../../browser/stored.ts'

export const DENSITIES = ['comfortable', 'compact'] as const
export type Density = (typeof DENSITIES)[number]

/** How high the rows of every list are; a person chooses it once, the browser remembers it. */
const density = stored<Density>(
  'dashboard.density',
  'compact',
  (text) => (text === 'comfortable' ? 'comfortable' : 'compact'),
  String,
)

export const useDensity = density.use

export const toggleDensity = (): void => density.write(density.read() === 'compact' ? 'comfortable' : 'compact')
