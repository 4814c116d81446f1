import type { MapPoint } from './map-view.ts'

/** Degrees as people type them: '36,2048' or '36.2048'; undefined when it is none. */
export const parseDegrees = (typed: string): number | undefined => {
  const text = typed.trim().replace(',', '.')
  return /^-?\d{1,3}(\.\d*)?$/.test(text) ? Number(text) : undefined
}

/** Both numbers of what maps of others copy: '36.2048, 29.6372'. */
export const parsePlace = (typed: string): MapPoint | undefined => {
  const [, latitude, longitude] = /^\s*(-?\d{1,2}\.\d+)\s*[,; ]\s*(-?\d{1,3}\.\d+)\s*$/.exec(typed) ?? []
  return latitude && longitude ? { latitude: Number(latitude), longitude: Number(longitude) } : undefined
}

/** 36.2048 → '36,2048'. */
export const writeDegrees = (degrees: number | null | undefined): string =>
  degrees === null || degrees === undefined ? '' : String(degrees).replace('.', ',')
