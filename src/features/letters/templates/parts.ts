import type { Localized } from '../../../kernel/language.ts'

/** A letter as it is written unless staff word it otherwise: a mail, a text for WhatsApp, or both. */
export type Template = { subject?: Localized; body?: Localized; chat?: Localized }

const rows = (...pairs: [label: string, value: string][]): string =>
  pairs.map(([label, value]) => `| ${label} | ${value} |`).join('\n')

/** What a guest books, in rows: staff may take rows out or put others in. */
export const STAY: Required<Localized> = {
  tr: rows(
    ['Rezervasyon kodu', '{{ rez_kod }}'],
    ['Villa', '{{ villa_adi }}, {{ bolge }}'],
    ['Giriş', '{{ giris }}, {{ giris_saati }}'],
    ['Çıkış', '{{ cikis }}, {{ cikis_saati }}'],
    ['Süre ve misafir', '{{ gece }} gece, {{ kisi }} kişi'],
    ['Toplam tutar', '{{ toplam }}'],
    ['Ön ödeme', '{{ on_odeme }}'],
    ['Girişte ödenecek', '{{ kalan }}'],
    ['Hasar depozitosu (iade edilir)', '{{ depozito }}'],
  ),
  en: rows(
    ['Reservation code', '{{ rez_kod }}'],
    ['Villa', '{{ villa_adi }}, {{ bolge }}'],
    ['Check-in', '{{ giris }}, {{ giris_saati }}'],
    ['Check-out', '{{ cikis }}, {{ cikis_saati }}'],
    ['Nights / guests', '{{ gece }} / {{ kisi }}'],
    ['Total', '{{ toplam }}'],
    ['Pre-payment', '{{ on_odeme }}'],
    ['Due at check-in', '{{ kalan }}'],
    ['Damage deposit (returned)', '{{ depozito }}'],
  ),
  ru: rows(
    ['Номер брони', '{{ rez_kod }}'],
    ['Вилла', '{{ villa_adi }}, {{ bolge }}'],
    ['Заезд', '{{ giris }}, {{ giris_saati }}'],
    ['Выезд', '{{ cikis }}, {{ cikis_saati }}'],
    ['Ночей / гостей', '{{ gece }} / {{ kisi }}'],
    ['Итого', '{{ toplam }}'],
    ['Предоплата', '{{ on_odeme }}'],
    ['К оплате при заезде', '{{ kalan }}'],
    ['Залог (возвращается)', '{{ depozito }}'],
  ),
}

/** Where a transfer goes. */
export const BANK: Required<Localized> = {
  tr: rows(
    ['Banka', '{{ banka_adi }}'],
    ['Hesap sahibi', '{{ hesap_sahibi }}'],
    ['IBAN', '{{ iban }}'],
    ['SWIFT', '{{ swift }}'],
    ['Tutar', '{{ odenecek }}'],
    ['Açıklama', '{{ musteri_adi }} {{ rez_kod }}'],
  ),
  en: rows(
    ['Bank', '{{ banka_adi }}'],
    ['Account holder', '{{ hesap_sahibi }}'],
    ['IBAN', '{{ iban }}'],
    ['SWIFT', '{{ swift }}'],
    ['Amount', '{{ odenecek }}'],
    ['Reference', '{{ musteri_adi }} {{ rez_kod }}'],
  ),
  ru: rows(
    ['Банк', '{{ banka_adi }}'],
    ['Получатель', '{{ hesap_sahibi }}'],
    ['IBAN', '{{ iban }}'],
    ['SWIFT', '{{ swift }}'],
    ['Сумма', '{{ odenecek }}'],
    ['Назначение платежа', '{{ musteri_adi }} {{ rez_kod }}'],
  ),
}

/** Which stay a short letter is about. */
export const BRIEFLY: Required<Localized> = {
  tr: rows(['Villa', '{{ villa_adi }}'], ['Tarihler', '{{ giris }} – {{ cikis }}'], ['Süre', '{{ gece }} gece']),
  en: rows(['Villa', '{{ villa_adi }}'], ['Dates', '{{ giris }} – {{ cikis }}'], ['Nights', '{{ gece }}']),
  ru: rows(['Вилла', '{{ villa_adi }}'], ['Даты', '{{ giris }} – {{ cikis }}'], ['Ночей', '{{ gece }}']),
}

export const HELLO: Required<Localized> = {
  tr: 'Merhaba {{ musteri_adi }},',
  en: 'Hello {{ musteri_adi }},',
  ru: 'Здравствуйте, {{ musteri_adi }}!',
}

/** Paragraphs, one below the other. */
export const text = (...parts: string[]): string => parts.join('\n\n')
