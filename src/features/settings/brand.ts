/** What the product says of itself until an agency fills in its own. */
export const BRAND = { name: 'Happy Villaları', licence: '17956' } as const
