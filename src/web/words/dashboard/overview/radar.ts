import type { Phrase } from '../../say.ts'

/** Whether a reservation has what authorities and contract ask for. */
export const radarWords = {
  'radar.title': 'Resmî',
  'radar.btrans': 'BTrans',
  'radar.ministry': 'Bakanlık',
  'radar.persons': 'Kimlik',
  'radar.contract': 'Sözleşme',
  'radar.ready': '{of}: hazır',
  'radar.not-due': '{of}: henüz gerekmiyor',
  'radar.missing': '{of} eksik: {lacks}',
  'radar.n-persons': '{n} kişi',
  'radar.not-accepted': 'misafir onayı',
} satisfies Record<string, Phrase>
