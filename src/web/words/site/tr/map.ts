import type { Phrase } from '../../say.ts'

export const map = {
  'map.list': 'Liste',
  'map.title': 'Harita, {n} villa. Aynı villalar listede de var.',
  'map.area': 'Bu alanda ara',
  'map.nearer': 'Yakınlaştır',
  'map.farther': 'Uzaklaştır',
  'map.note': 'Yerler yaklaşıktır; açık adres ön ödemeden sonra. Kıyı: GSHHG',
  'map.many': '{n} villa',
  'map.many.from': '{n} villa, en uygunu {amount}; yakınlaştır',
  'map.many.near': '{n} villa; yakınlaştır',
  'map.pin': '{name}, {n} gece {amount}',
  'map.waiting': 'Villalar haritaya yerleştiriliyor',
  'map.failed': 'Villaların yerleri alınamadı. Liste çalışıyor; haritayı birazdan yeniden açın.',
  'map.some': 'Haritada ilk {n} villa görünüyor; yaklaşıp bu alanda arayın.',
  'map.cards': 'Haritadaki villalar',
  'map.bare': 'Kıyı şimdi çizilemedi; yerler birbirine göre doğrudur.',
} as const satisfies Record<string, Phrase>
