import * as z from 'zod/mini'

/** The sections of the home page below its search, in the order in which it shows them when nobody chose another. */
export const HOME_SECTIONS = ['types', 'popular', 'regions', 'month', 'gaps', 'why', 'comments', 'blog'] as const
export const homeSection = z.enum(HOME_SECTIONS)
export type HomeSection = (typeof HOME_SECTIONS)[number]
