import type { Phrase } from '../../say.ts'

/** What the website shows of the agency: bank accounts, people, documents, home. */
export const websiteWords = {
  'banks.new': 'Yeni hesap',
  'banks.edit': 'Hesabı düzenle',
  'banks.name': 'Banka',
  'banks.branch': 'Şube',
  'banks.holder': 'Hesap sahibi',
  'banks.iban': 'IBAN',
  'banks.swift': 'SWIFT',
  'banks.swift-help': '8 ya da 11 karakter; yurt dışından gelen havaleler için.',
  'banks.currency': 'Para birimi',
  'banks.shown': 'Sitede',
  'banks.shown-named': 'Sitede göster: {name}',
  'banks.none': 'Banka hesabı yok',
  'banks.none-text': 'Misafirlerin havale yapacağı ilk hesabı ekleyin; ödeme sayfasında hemen görünür.',
  'team.new': 'Yeni kişi',
  'team.edit': 'Kişiyi düzenle',
  'team.name': 'Adı',
  'team.role': 'Görevi',
  'team.picture': 'Fotoğraf',
  'team.none': 'Ekip boş',
  'team.none-text': 'İlk kişiyi ekleyin; Hakkımızda sayfasında hemen görünür.',
} satisfies Record<string, Phrase>
