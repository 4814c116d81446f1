import { useEffect, useRef, useState } from 'react'
import type { Quote } from '../../../features/availability/availability.contract.ts'
import type { ExtraCode, OfferedExtra } from '../../../features/pricing/pricing.shape.ts'
import type { VillaPage } from '../../../features/villas/villas.contract.ts'
import type { Stay } from '../../../kernel/day.ts'
import type { Minor } from '../../../kernel/money.ts'
import { browserApi } from '../../browser/api.ts'
import { useOwnStay } from '../../browser/own-stay.ts'
import { CheckoutLayout } from '../stay/checkout/checkout-layout.tsx'
import { OwnStay } from '../stay/own-stay.tsx'
import { StaySummary } from '../stay/stay-summary.tsx'
import { adultsOf, type Who } from '../stay/who.ts'
import type { Unheard } from '../unheard/or-unheard.ts'
import { askQuote, type Quoted } from '../villa/quote/quoted.ts'
import { ReserveForm } from './reserve-form.tsx'
import { ReserveRefusal } from './reserve-refusal.tsx'
import { howOf, type Party, type ReserveAnswer } from './reserve-values.ts'

type Props = {
  villa: VillaPage
  stay: Stay
  who: Who & { guests: number }
  chosen: ExtraCode[]
  behind: boolean
  quoted: Quoted
  extras: OfferedExtra[]
  cards: boolean
  requestKey: string
  answer: ReserveAnswer | undefined
  unheard: Unheard | undefined
}

/** The form beside its price: another party or extra is priced at once, so that the guest sees what she sends. */
export const ReserveBody = ({
  villa,
  stay,
  who,
  chosen: firstChosen,
  behind,
  quoted: first,
  extras,
  cards,
  answer,
  unheard,
  requestKey,
}: Props) => {
  const [party, setParty] = useState<Party>(answer?.values ?? partyOf(who))
  const [chosen, setChosen] = useState<ExtraCode[]>(answer?.values.extras ?? firstChosen)
  const given = answer?.quoted ?? first
  const [fresh, setFresh] = useState({ since: given, quoted: given })
  const quoted = fresh.since === given ? fresh.quoted : given // what was asked before is about another form
  const asked = useRef(0)

  const change = async (nextParty: Party, nextExtras: ExtraCode[]) => {
    setParty(nextParty)
    setChosen(nextExtras)
    const number = ++asked.current
    const wish = { ...stay, guests: guestsOf(nextParty) }
    // A price that cannot be fetched now is fetched by the server when the form is sent.
    const next = await askQuote(browserApi(), villa.slug, wish, nextExtras).catch(() => null)
    if (next && number === asked.current) setFresh({ since: given, quoted: next })
  }
  const how = howOf(quoted.quote, villa, behind)
  const price = (how === 'queue' ? quoted.quote?.behind?.price : quoted.quote?.price) ?? null
  const token = useOwnStay(villa.slug, stay)
  const own = quoted.quote?.why ? token : null
  useEffect(() => {
    if (own) scrollTo(0, 0) // the browser goes back to where the form’s button was
  }, [own])
  if (own) return <OwnStay token={own} />
  return (
    <CheckoutLayout aside={<StaySummary villa={bookedVilla(villa)} stay={stay} price={price} />}>
      <ReserveRefusal
        villa={villa}
        chosen={chosen}
        quoted={quoted}
        answer={answer}
        previous={lastTotal(answer, first.quote)}
        who={{ guests: guestsOf(party), children: party.children, babies: party.infants }}
        how={how}
      />
      <ReserveForm
        villa={villa}
        stay={stay}
        extras={extras}
        cards={cards}
        party={party}
        chosen={chosen}
        price={price}
        policy={quoted.quote?.policy ?? null}
        how={how}
        answer={answer}
        unheard={unheard}
        onChange={change}
        requestKey={requestKey}
      />
    </CheckoutLayout>
  )
}

const partyOf = (who: Who): Party => ({
  adults: adultsOf(who),
  children: who.children ?? 0,
  infants: who.babies ?? 0,
})

const guestsOf = ({ adults, children, infants }: Party): number => adults + children + infants

const bookedVilla = (villa: VillaPage) => ({
  ...villa,
  place: `${villa.district.name}, ${villa.town.name}`,
  picture: villa.photos[0]?.path ?? null,
})

/** The total the guest had in front of her when she sent the form. */
const lastTotal = (answer: ReserveAnswer | undefined, quote: Quote | null): Minor | null =>
  answer?.values.total ?? quote?.price?.total ?? null
