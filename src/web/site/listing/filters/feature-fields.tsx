import { Search } from 'lucide-react'
import { useId, useState } from 'react'
import { fold } from '../../../../kernel/slug.ts'
import { useSay } from '../../../words/use-say.ts'
import { Input } from '../../kit/form/input.tsx'
import type { Options } from '../search-answer.ts'
import type { Wish } from '../wish.ts'
import style from './feature-fields.module.css'
import { Box } from './filter-list.tsx'
import type { Facets } from './use-facets.ts'

/** What families look for first, where the agency has it: it stands above the groups, not in them. */
const FAMILY = [
  'cocuk-havuzu',
  'bebek-yatagi',
  'mama-sandalyesi',
  'salincak',
  'aile-dostu',
  'engelliye-uygun',
  'asansor',
]

type Props = { wish: Wish; options: Options; facets: Facets | null }

export const FamilyFields = (props: Props) => {
  const say = useSay()
  const family = FAMILY.flatMap((slug) => props.options.features.filter((each) => each.slug === slug))
  if (!family.length) return null
  return (
    <fieldset>
      <legend>{say('refine.family')}</legend>
      <Features {...props} slugs={family.map(({ slug }) => slug)} />
    </fieldset>
  )
}

/** Every other feature in its group; what is typed above them hides what it doesn't name and opens what it does. */
export const FeatureFields = (props: Props) => {
  const { wish, options } = props
  const say = useSay()
  const id = useId()
  const [typed, setTyped] = useState('')
  const wanted = fold(typed.trim())
  const names = new Map(options.features.map(({ slug, name }) => [slug, fold(name)]))
  const isHit = (slug: string): boolean => names.get(slug)?.includes(wanted) ?? false
  const groups = options.featureGroups
    .map(({ name, features }) => ({ name, slugs: features.filter((slug) => !FAMILY.includes(slug)) }))
    .filter(({ slugs }) => slugs.length > 0)
  const nothing = wanted !== '' && !groups.some(({ slugs }) => slugs.some(isHit))
  return (
    <fieldset>
      <legend>{say('refine.features')}</legend>
      <div>
        <div className={`${style.find} with-js`}>
          <Search className="i" aria-hidden="true" />
          <Input
            id={id}
            type="search"
            autoComplete="off"
            maxLength={40}
            aria-label={say('refine.find')}
            placeholder={say('refine.find.hint')}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter') event.preventDefault()
            }}
          />
        </div>
        <p className="small" role="status">
          {nothing && say('refine.find.none')}
        </p>
        {groups.map(({ name, slugs }) => {
          const hits = wanted === '' ? slugs : slugs.filter(isHit)
          const chosen = slugs.filter((slug) => wish.feature.includes(slug)).length
          return (
            <details
              key={name}
              className={style.group}
              hidden={!hits.length}
              open={(wanted !== '' && hits.length > 0) || undefined}
            >
              <summary>
                {name}
                <small className="num">{chosen ? <b>{say('refine.chosen', { n: chosen })}</b> : slugs.length}</small>
              </summary>
              <Features {...props} slugs={slugs} hits={hits} />
            </details>
          )
        })}
      </div>
    </fieldset>
  )
}

const Features = ({ wish, options, facets, slugs, hits = slugs }: Props & { slugs: string[]; hits?: string[] }) => (
  <div>
    {slugs.map((slug) => {
      const name = options.features.find((each) => each.slug === slug)?.name ?? slug
      const checked = wish.feature.includes(slug)
      const count = facets ? (facets.feature[slug] ?? 0) : undefined
      return (
        <Box key={slug} name="feature" choice={{ slug, name }} {...{ checked, count }} hidden={!hits.includes(slug)} />
      )
    })}
  </div>
)
