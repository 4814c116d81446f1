import { villaVisit } from '../../../src/features/villas/visits/visits.table.ts'
import { addDays, dayInIstanbul } from '../../../src/kernel/day.ts'
import type { Localized } from '../../../src/kernel/language.ts'
import type { Db } from '../../../src/platform/database/db.ts'
import { insertAll } from '../../insert-all.ts'
import type { DemoVilla } from '../demo-catalogue.ts'

const VISITORS = ['Hasan Ç.', 'Zeynep U.', 'Hasan Ç.', 'Elif K.']

const LOOKED_AT: Localized[] = [
  {
    tr: 'Havuz, klimalar ve internet hızı ölçüldü.',
    en: 'Pool, air conditioning and internet speed were measured.',
    ru: 'Проверены бассейн, кондиционеры и скорость интернета.',
  },
  {
    tr: 'Yataklar, çarşaflar ve duş suyunun basıncı denendi.',
    en: 'Beds, linen and the pressure of the showers were tried.',
    ru: 'Проверены кровати, бельё и напор воды в душе.',
  },
  {
    tr: 'Mutfak eksiksiz; fırın ve bulaşık makinesi çalıştırıldı.',
    en: 'The kitchen is complete; oven and dishwasher were run.',
    ru: 'Кухня укомплектована; духовка и посудомойка включались.',
  },
  {
    tr: 'Bahçe, dış aydınlatma ve otopark gezildi.',
    en: 'Garden, outdoor lights and parking were walked through.',
    ru: 'Осмотрены сад, наружное освещение и парковка.',
  },
  {
    tr: 'Duman dedektörleri ve ilk yardım çantası kontrol edildi.',
    en: 'Smoke detectors and the first-aid kit were checked.',
    ru: 'Проверены датчики дыма и аптечка.',
  },
]

/** Who looked at the villas lately: most of them twice, every ninth not yet. */
export const fillVisits = async (db: Db, villas: DemoVilla[], now: Date): Promise<void> => {
  const today = dayInIstanbul(now)
  const visit = ({ id, order }: DemoVilla, turn: number) => ({
    villaId: id,
    day: addDays(today, -(3 + ((order * 11) % 38) + turn * 61)),
    visitor: VISITORS[(order + turn) % VISITORS.length] ?? '',
    note: LOOKED_AT[(order * 3 + turn) % LOOKED_AT.length] ?? { tr: '' },
    createdAt: now,
  })
  const looked = villas.filter(({ order }) => order % 9 !== 5)
  await insertAll(
    db,
    villaVisit,
    looked.flatMap((villa) => [visit(villa, 1), visit(villa, 0)]),
  )
}
