import * as z from 'zod/mini'

export const OWNER_KINDS = ['person', 'company'] as const
export const ownerKind = z.enum(OWNER_KINDS)
export type OwnerKind = z.infer<typeof ownerKind>

/** The numbers of an owner that nobody sees whole without asking for them. */
export const SECRET_FIELDS = ['taxNo', 'iban'] as const
export const secretField = z.enum(SECRET_FIELDS)
export type SecretField = z.infer<typeof secretField>
