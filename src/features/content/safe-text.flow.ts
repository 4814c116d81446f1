import type { FieldFaultCode } from '../../kernel/field-faults.ts'
import type { Localized } from '../../kernel/language.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Db } from '../../platform/database/db.ts'
import { toldIn } from '../../platform/markdown.ts'
import { knownOn, PICTURES } from '../media/media.store.ts'

/**
 * What staff write in Markdown is kept only when the site can show all of it. Refuses 'malformed' at `field` for HTML,
 * for a link that is no address of a page, a mail or a phone, and for a picture that was not sent to us.
 */
export const mustBeSafe = async (db: Db, text: Localized, field = 'body'): Promise<void> => {
  const told = Object.entries(text).map(([language, markdown]) => ({ language, ...toldIn(markdown ?? '') }))
  const pictures = [...new Set(told.flatMap((each) => each.pictures))]
  const ours = pictures.length ? await knownOn(db, PICTURES, pictures) : new Set<string>()
  const faults = told.flatMap(({ language, ...each }) => {
    const code = faultIn(each, ours)
    return code ? [[`${field}.${language}`, { code }] as const] : []
  })
  if (faults.length) throw new Refusal('malformed', {}, Object.fromEntries(faults))
}

/** Refuses 'invalid' at `picture` unless it is empty or one that was sent to us. */
export const mustBeOurPicture = async (db: Db, picture: string, field = 'picture'): Promise<void> => {
  if (picture && !(await knownOn(db, PICTURES, [picture])).has(picture))
    throw new Refusal('invalid', {}, { [field]: { code: 'foreign-picture' } })
}

const faultIn = (
  { html, links, pictures }: ReturnType<typeof toldIn>,
  ours: ReadonlySet<string>,
): FieldFaultCode | undefined => {
  if (html) return 'no-html'
  if (links.some((link) => !isSafeLink(link))) return 'unsafe-link'
  return pictures.some((path) => !ours.has(path)) ? 'foreign-picture' : undefined
}

/** A page of ours or of others, a mail address, a phone. */
const isSafeLink = (link: string): boolean => /^(https?:\/\/|mailto:|tel:|#|\/(?![/\\]))/i.test(link)
