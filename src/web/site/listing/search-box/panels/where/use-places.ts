import { useEffect, useState } from 'react'
import type { searchOptions } from '../../../../../../features/search/search.contract.ts'
import type { AnswerOf } from '../../../../../../kernel/endpoint.ts'
import { fold } from '../../../../../../kernel/slug.ts'
import { lazyCall } from '../../../../../browser/lazy-call.ts'

type Options = AnswerOf<typeof searchOptions>['content']
export type Kind = 'town' | 'district' | 'type'
export type Place = { kind: Kind; slug: string; name: string; within: string; count: number | undefined }
/** On the page of a town its districts alone are offered, on that of a type no types. */
export type Offered = { districts?: readonly { slug: string; name: string }[]; withoutTypes: boolean }

const ask = lazyCall(() =>
  import('../../../../../../features/search/search.contract.ts').then((of) => of.searchOptions),
)
let known: Promise<Options> | undefined

/** Every place and type there is; empty until they are known. */
export const usePlaces = ({ districts, withoutTypes }: Offered): Place[] => {
  const [options, setOptions] = useState<Options | null>(null)
  useEffect(() => {
    let current = true
    known ??= ask({}).then(({ content }) => content)
    known.then(
      (answer) => current && setOptions(answer),
      () => {
        known = undefined
      },
    )
    return () => {
      current = false
    }
  }, [])
  const types = withoutTypes ? [] : (options?.types ?? [])
  const towns = districts ? [] : (options?.towns ?? [])
  const own = districts?.map((each) => ({ ...each, kind: 'district' as const, within: '', count: undefined })) ?? []
  return [
    ...own,
    ...towns.map(({ slug, name, villaCount }) => ({
      ...{ kind: 'town' as const, slug, name, within: '', count: villaCount },
    })),
    ...types.map(({ slug, name, villaCount }) => ({
      ...{ kind: 'type' as const, slug, name, within: '', count: villaCount },
    })),
    ...towns.flatMap((town) =>
      town.districts.map(({ slug, name }) => ({
        ...{ kind: 'district' as const, slug, name, within: town.name, count: undefined },
      })),
    ),
  ]
}

const MOST_SHOWN = 30

/** The places whose name holds what was typed, those that begin with it first; without a word all but districts. */
export const placesNamed = (places: readonly Place[], typed: string, own: boolean): Place[] => {
  const wanted = fold(typed.trim())
  if (!wanted) return places.filter(({ kind }) => own || kind !== 'district').slice(0, MOST_SHOWN)
  const hits = places.filter(({ name }) => fold(name).includes(wanted))
  const first = hits.filter(({ name }) => fold(name).startsWith(wanted))
  return [...first, ...hits.filter((each) => !first.includes(each))].slice(0, MOST_SHOWN)
}
