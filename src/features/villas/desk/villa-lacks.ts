/** What a villa of the list lacks, in the order in which it keeps guests away. */
export const VILLA_LACKS = ['permit', 'prices', 'photos', 'text-en', 'text-ru', 'place', 'owner'] as const
export type VillaLack = (typeof VILLA_LACKS)[number]
