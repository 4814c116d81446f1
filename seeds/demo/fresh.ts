let count = 0

/** A word that no other row has: 'villa' → 'villa-7'. */
export const fresh = (word: string): string => `${word}-${++count}`
