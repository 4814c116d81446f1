import type { FieldFaultCode } from '../../../kernel/field-faults.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import { slugOf } from '../../../kernel/slug.ts'

/** The slug that was typed, else one made of the name. Refuses 'invalid' when the name has no letter for one. */
export const slugFor = (typed: string, name: string): string => {
  const slug = typed || slugOf(name)
  if (!slug) throw wrongField('slug', 'required')
  return slug
}

export const slugTaken = (): Refusal => new Refusal('slug-taken', {}, { slug: { code: 'in-use' } })

export const wrongField = (name: string, code: FieldFaultCode): Refusal =>
  new Refusal('invalid', {}, { [name]: { code } })

/** A place on the map has both numbers or none. Refuses 'invalid' at the missing one. */
export const mustBeWholePlace = (place: { latitude: number | null; longitude: number | null }): void => {
  if ((place.latitude === null) === (place.longitude === null)) return
  throw wrongField(place.latitude === null ? 'latitude' : 'longitude', 'required')
}
