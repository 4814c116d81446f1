const FOLDED: Record<string, string> = {
  ç: 'c',
  Ç: 'c',
  ğ: 'g',
  Ğ: 'g',
  ı: 'i',
  I: 'i',
  İ: 'i',
  ö: 'o',
  Ö: 'o',
  ş: 's',
  Ş: 's',
  ü: 'u',
  Ü: 'u',
  â: 'a',
  Â: 'a',
  î: 'i',
  Î: 'i',
  û: 'u',
  Û: 'u',
}

/** Turkish letters as plain lower-case Latin, for search and keys: 'ÖLÜDENİZ' → 'oludeniz'. */
export const fold = (text: string): string =>
  text.replace(/[çÇğĞıIİöÖşŞüÜâÂîÎûÛ]/g, (letter) => FOLDED[letter] ?? letter).toLowerCase()

/** A path segment: 'Çocuk Havuzlu Villalar' → 'cocuk-havuzlu-villalar'. */
export const slugOf = (text: string): string =>
  fold(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
