import { useRouteLoaderData } from 'react-router'
import type { VillaPage } from '../../../features/villas/villas.contract.ts'
import { formatMoney, formatStay } from '../../../kernel/format.ts'
import { useLanguage, useSay } from '../../words/use-say.ts'
import { useSitePath } from '../site-link.tsx'
import type { LiveQuote } from './quote/use-quote.ts'
import { wishQuery } from './quote/villa-wish.ts'

/** How a chat about a villa begins: the villa, the dates, guests and total, and the address that opens exactly this. */
export const useVillaChatText = (villa: VillaPage, { wish, quote }: LiveQuote): string => {
  const say = useSay()
  const language = useLanguage()
  const path = useSitePath()
  const origin = useRouteLoaderData<{ publicUrl: string }>('root')?.publicUrl ?? ''
  const { checkIn, checkOut, guests } = wish
  const lines = [
    say('whatsapp.hello', { villa: villa.name, code: villa.code }),
    checkIn && checkOut && say('whatsapp.stay', { stay: formatStay(checkIn, checkOut, language, 'year'), n: guests }),
    quote?.price && say('whatsapp.total', { total: formatMoney(quote.price.total, quote.price.currency, language) }),
    origin + path(`/villa/${villa.slug}?${wishQuery(wish)}`),
  ]
  return lines.filter(Boolean).join('\n')
}
