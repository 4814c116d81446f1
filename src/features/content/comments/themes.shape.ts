/** What a guest may rate beside the whole stay. */
export const THEMES = ['cleanliness', 'truth', 'place', 'communication', 'value'] as const
export type Theme = (typeof THEMES)[number]

/** Who stayed. */
export const PARTIES = ['family', 'couple', 'friends', 'other'] as const
export type Party = (typeof PARTIES)[number]
