import * as z from 'zod/mini'

/** The papers by which a home may be let: the permit of law 7464, and those of tourism businesses. */
export const PERMIT_KINDS = ['home', 'tourism', 'partial-tourism', 'tourism-investment', 'simple', 'beach'] as const
export const permitKind = z.enum(PERMIT_KINDS)
export type PermitKind = z.infer<typeof permitKind>

export const PERMIT_STATES = ['waiting', 'valid', 'invalid'] as const
export const permitState = z.enum(PERMIT_STATES)
export type PermitState = z.infer<typeof permitState>

/** What is written into the history of a permit: what was found, or that its end took the villa off the site. */
export const permitFinding = z.enum([...PERMIT_STATES, 'ended'])
export type PermitFinding = z.infer<typeof permitFinding>

/** What the paper may be sent as. */
export const paperType = z.enum(['application/pdf', 'image/webp'])
export type PaperType = z.infer<typeof paperType>
