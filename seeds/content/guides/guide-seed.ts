import type { Bay, TownGuide } from '../../../src/features/places/places.shape.ts'
import type { Localized } from '../../../src/kernel/language.ts'

/** What a town's page says beyond its text, with the bays around it. */
export type GuideSeed = TownGuide & { bays: Bay[] }

export const say = (tr: string, en: string, ru: string): Localized => ({ tr, en, ru })

export const bayOf = (
  name: string,
  [latitude, longitude]: readonly [number, number],
  minutes: number,
  note: Localized,
) => ({
  ...{ name, latitude, longitude, minutes, note },
})

export const drive = (to: Localized, minutes: number, km: number) => ({ to, minutes, km })

/** Twelve months from January: the day's warmth over the sea's, in °C. */
export const warmth = (air: readonly number[], sea: readonly number[]): TownGuide['months'] =>
  air.map((degrees, month) => ({ air: degrees, sea: sea[month] ?? 0 }))

export const DALAMAN = say('Dalaman Havalimanı', 'Dalaman Airport', 'Аэропорт Даламан')
export const ANTALYA = say('Antalya Havalimanı', 'Antalya Airport', 'Аэропорт Анталья')
export const MILAS = say('Milas-Bodrum Havalimanı', 'Milas-Bodrum Airport', 'Аэропорт Милас-Бодрум')
