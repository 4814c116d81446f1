import { useRouteLoaderData } from 'react-router'
import type { VillaPage } from '../../../features/villas/villas.contract.ts'
import { formatMoney, formatStay } from '../../../kernel/format.ts'
import { useLanguage, useSay } from '../../words/use-say.ts'
import { whatsapp } from '../chrome/links.ts'
import { useSetting } from '../site-data.ts'
import { useSitePath } from '../site-link.tsx'
import type { LiveQuote } from './use-quote.ts'

/** A WhatsApp chat with the agency that already names the villa, the dates and the total; '' when the agency has no number. */
export const useWhatsapp = (villa: VillaPage, { wish, quote }: LiveQuote): string => {
  const say = useSay()
  const language = useLanguage()
  const path = useSitePath()
  const number = useSetting()('site_whatsapp')
  const origin = useRouteLoaderData<{ publicUrl: string }>('root')?.publicUrl ?? ''
  if (!number) return ''
  const { checkIn, checkOut, guests } = wish
  const lines = [
    say('whatsapp.hello', { villa: villa.name, code: villa.code }),
    checkIn && checkOut && say('whatsapp.stay', { stay: formatStay(checkIn, checkOut, language, 'year'), n: guests }),
    quote?.price && say('whatsapp.total', { total: formatMoney(quote.price.total, quote.price.currency, language) }),
    origin + path(`/villa/${villa.slug}`),
  ]
  return `${whatsapp(number)}?text=${encodeURIComponent(lines.filter(Boolean).join('\n'))}`
}
