import * as z from 'zod/mini'

/** What a person is identified by: a Turkish citizen's number, a foreigner's Turkish number, a passport. */
export const DOCUMENTS = ['tckn', 'ykn', 'passport'] as const
export const documentKind = z.enum(DOCUMENTS)
export type DocumentKind = z.infer<typeof documentKind>

/** What was read: one number, or the file for the authority. */
export const READ_KINDS = ['number', 'file'] as const
export type ReadKind = (typeof READ_KINDS)[number]
