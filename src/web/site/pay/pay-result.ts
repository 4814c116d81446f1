const RESULTS = ['paid', 'failed', 'pending'] as const

/** How the bank says an attempt ended, in the address it leads back to. What counts is what the server has seen. */
export type PayResult = (typeof RESULTS)[number]

export const payResultOf = (text: string | null): PayResult | null => RESULTS.find((each) => each === text) ?? null

/** Why a payment could not begin. */
export type PayRefusal = { fields: Record<string, string>; message: string; payBy: 'card' }
