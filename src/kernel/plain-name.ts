/**
 * Control characters, line breaks, and the marks that turn the direction of a text: a name shows nothing but itself.
 */
export const hasHiddenSigns = (name: string): boolean =>
  /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/u.test(name)

/** Endings of addresses that no name ends a word with. */
const ENDINGS = 'com|net|org|info|biz|xyz|top|site|online|shop|club|click|link|store|app|dev|ru|tr|su|cn|io'
const ENDING = new RegExp(`\\.(?:${ENDINGS})(?![\\p{L}\\p{N}])`, 'iu')

/**
 * Does a name carry the address of a page: 'https://…', 'www.…', 'ucuz-villa.com', 'kisa.li/x'? 'Dr.Ayşe Öz' and 'J.R.
 * Smith' don't.
 */
export const hasWebAddress = (name: string): boolean =>
  /:\/\/|https?:|www\./i.test(name) || ENDING.test(name) || /\.\p{L}{2,24}\//u.test(name)
