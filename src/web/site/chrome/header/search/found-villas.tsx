import { useSay } from '../../../../words/use-say.ts'
import { Picture } from '../../../kit/picture/picture.tsx'
import { Spinner } from '../../../kit/spinner.tsx'
import { SiteLink } from '../../../site-link.tsx'
import style from './found-villas.module.css'
import type { VillaLookup } from './use-villa-search.ts'

/** What the villa search has found, or why there is nothing to see. */
export const FoundVillas = ({ id, lookup, active }: { id: string; lookup: VillaLookup; active: number }) => {
  const say = useSay()
  if (lookup.state !== 'found' || !lookup.villas.length)
    return (
      <div className={style.found} id={id} role="status">
        {lookup.state === 'failed' && <p>{say('find.failed')}</p>}
        {lookup.state === 'found' && <p>{say('find.nothing')}</p>}
        {lookup.state === 'waiting' && (
          <p>
            <Spinner /> {say('part.wait')}
          </p>
        )}
      </div>
    )
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a combobox owns a listbox
    <ul className={style.found} id={id} role="listbox" aria-label={say('find.results')}>
      {lookup.villas.map((villa, index) => (
        // biome-ignore lint/a11y/useFocusableInteractive: focus stays in the field; aria-activedescendant points here
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a listbox owns options
        <li key={villa.slug} id={`${id}-${index}`} role="option" aria-selected={index === active}>
          <SiteLink to={`/villa/${villa.slug}`} tabIndex={-1}>
            <Picture path={villa.thumbnail} width={120} height={90} alt="" sizes="60px" />
            <span>
              <b>{villa.name}</b>
              <small>{villa.place}</small>
            </span>
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}
