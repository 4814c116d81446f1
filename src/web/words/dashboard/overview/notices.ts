import type { Phrase } from '../../say.ts'

/** The bell in the head of the dashboard. */
export const noticesWords = {
  'notices.bell': 'Bildirimler',
  'notices.bell-new': 'Bildirimler, {n} yeni',
  'notices.none': 'Henüz bildirim yok.',
  'notices.sound': 'Sesli uyar',
  'notices.new': 'yeni',
  'notices.booking': 'Yeni talep: {name}',
  'notices.payment': 'Ödeme geldi: {name}',
  'notices.conflict': 'Takvim çakışması: {name}',
  'notices.message': 'Yeni mesaj: {name}',
  'notices.wish': '{name}',
} satisfies Record<string, Phrase>
