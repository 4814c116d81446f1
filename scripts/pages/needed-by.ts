import type { Rolldown } from 'vite'

export type Context = Rolldown.ChunkingContext

/** Does a module that matches `who` need this one, directly or through others, at once (not only when asked for)? */
export const isNeededBy = (who: RegExp, id: string, context: Context, seen = new Set<string>()): boolean => {
  if (who.test(id)) return true
  if (seen.has(id)) return false
  seen.add(id)
  return (context.getModuleInfo(id)?.importers ?? []).some((importer) => isNeededBy(who, importer, context, seen))
}
