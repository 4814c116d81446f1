import type { Suggestion } from '../../../features/search/search.contract.ts'
import { useSay } from '../../words/use-say.ts'
import { VillaCard } from '../card/villa-card.tsx'
import { whatsapp } from '../chrome/links.ts'
import { ChatIcon } from '../chrome/social-links.tsx'
import { useSetting } from '../site-data.ts'
import { SiteLink } from '../site-link.tsx'
import { withoutFilters } from './active-filters.tsx'
import { addressOf, changed, filterCount, type Wish } from './wish.ts'

const BADGE = { 'other-dates': 'suggest.other-dates', larger: 'suggest.larger', elsewhere: 'suggest.elsewhere' } as const satisfies Record<
  Suggestion['kind'],
  string
>

/** No villa fits: said plainly, with the nearest ones that do. */
export const NoVillas = ({ wish, suggestions, to }: { wish: Wish; suggestions: readonly Suggestion[]; to: string }) => {
  const say = useSay()
  return (
    <div className="empty">
      <div>
        <h2>{say('empty.title')}</h2>
        <p className="lead">{say(suggestions.length ? 'empty.near' : 'empty.far')}</p>
      </div>
      {suggestions.length > 0 && (
        <div className="cards">
          {suggestions.map(({ kind, villa }) => (
            <VillaCard key={kind + villa.id} villa={villa} guests={wish.guests} badge={say(BADGE[kind])} dated />
          ))}
        </div>
      )}
      <div className="empty__ways">
        {filterCount(wish) > 0 ? (
          <SiteLink className="btn" to={addressOf(to, withoutFilters(wish))}>
            {say('filters.clear')}
          </SiteLink>
        ) : (
          <SiteLink className="btn" to={addressOf('/listing', changed(wish, { checkin: undefined, checkout: undefined, flexible: 0 }))}>
            {say('empty.undated')}
          </SiteLink>
        )}
        <AskUs />
      </div>
    </div>
  )
}

/** The search was refused, or nobody answered. */
export const FailedSearch = ({ sentence, to }: { sentence: string; to: string }) => {
  const say = useSay()
  return (
    <div className="empty" role="alert">
      <div>
        <h2>{sentence || say('search.failed')}</h2>
        <p className="lead">{say(sentence ? 'search.failed.change' : 'search.failed.again')}</p>
      </div>
      <div className="empty__ways">
        <SiteLink className="btn" to={to} reloadDocument={!sentence}>
          {say(sentence ? 'search.anew' : 'again')}
        </SiteLink>
        <AskUs />
      </div>
    </div>
  )
}

const AskUs = () => {
  const say = useSay()
  const chat = useSetting()('site_whatsapp')
  if (!chat) return null
  return (
    <a className="btn btn--line" href={whatsapp(chat)} target="_blank" rel="noopener">
      <ChatIcon />
      {say('empty.ask')}
    </a>
  )
}
