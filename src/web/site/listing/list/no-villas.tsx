import type { NothingFound } from '../../../../features/search/search.contract.ts'
import type { Language } from '../../../../kernel/language.ts'
import { type Say, useLanguage, useSay } from '../../../words/use-say.ts'
import { Cards } from '../../card/cards.tsx'
import { VillaCard } from '../../card/villa-card.tsx'
import { ChatIcon } from '../../chrome/footer/social-links.tsx'
import { whatsapp } from '../../chrome/links.ts'
import { ButtonLink } from '../../kit/button/button.tsx'
import { useSetting } from '../../site-data.ts'
import { weekdayNames } from '../../stay/stay-words.ts'
import type { SearchAnswer } from '../search-answer.ts'
import { addressOf, changed, filterCount, type Wish, withoutFilters } from '../wish.ts'
import { Empty } from './empty.tsx'

type Props = { wish: Wish; why: NothingFound | null; suggestions: SearchAnswer['suggestions']; to: string }

/** No villa fits: the rule that says so, and the nearest ones that do. */
export const NoVillas = ({ wish, why, suggestions, to }: Props) => {
  const say = useSay()
  const language = useLanguage()
  return (
    <Empty
      title={why ? whySentence(say, language, why) : say('empty.title')}
      lines={[
        ...(why?.kind === 'too-many-guests' ? [say('empty.two')] : []),
        say(suggestions.length ? 'empty.near' : 'empty.far'),
      ]}
      ways={
        <>
          {filterCount(wish) > 0 ? (
            <ButtonLink to={addressOf(to, withoutFilters(wish))}>{say('filters.clear')}</ButtonLink>
          ) : (
            <ButtonLink
              to={addressOf('/listing', changed(wish, { checkin: undefined, checkout: undefined, flexible: 0 }))}
            >
              {say('empty.undated')}
            </ButtonLink>
          )}
          <AskUs />
        </>
      }
    >
      {suggestions.length > 0 && (
        <Cards>
          {suggestions.map((each) => {
            const who = { ...wish, guests: wish.guests && Math.min(wish.guests, each.villa.guests) }
            return (
              <VillaCard
                key={each.kind + each.villa.id}
                villa={each.villa}
                who={who}
                badge={badgeOf(say, each)}
                dated
              />
            )
          })}
        </Cards>
      )}
    </Empty>
  )
}

const whySentence = (say: Say, language: Language, why: NothingFound): string => {
  switch (why.kind) {
    case 'min-nights':
      return say('empty.why.min-nights', { n: why.nights })
    case 'arrival-day':
    case 'departure-day':
      return say(`empty.why.${why.kind}`, { days: weekdayNames(why.days, language) })
    case 'unpriced':
      return say('empty.why.unpriced')
    case 'too-many-guests':
      return say('empty.why.too-many-guests', { n: why.most })
    case 'unknown-place':
      return say('empty.why.unknown-place', { name: why.name })
  }
}

/** How the suggested stay differs from the asked one. */
const badgeOf = (say: Say, { kind, villa }: SearchAnswer['suggestions'][number]): string => {
  if (kind === 'largest') return say('suggest.guests', { n: villa.guests })
  if ((kind === 'longer' || kind === 'shorter') && villa.stay) return say('suggest.nights', { n: villa.stay.nights })
  return say(kind === 'larger' || kind === 'elsewhere' ? `suggest.${kind}` : 'suggest.other-dates')
}

/** The search was refused, or nobody answered. */
export const FailedSearch = ({ sentence, to }: { sentence: string; to: string }) => {
  const say = useSay()
  return (
    <Empty
      failed
      title={sentence || say('search.failed')}
      lines={[say(sentence ? 'search.failed.change' : 'search.failed.again')]}
      ways={
        <>
          <ButtonLink to={to} reloadDocument={!sentence}>
            {say(sentence ? 'search.anew' : 'part.again')}
          </ButtonLink>
          <AskUs />
        </>
      }
    />
  )
}

const AskUs = () => {
  const say = useSay()
  const chat = useSetting()('site_whatsapp')
  if (!chat) return null
  return (
    <ButtonLink look="line" href={whatsapp(chat)} target="_blank" rel="noopener">
      <ChatIcon />
      {say('empty.ask')}
    </ButtonLink>
  )
}
