import { loadWords } from './use-say.ts'

// A page of a guest's own booking imports this: in a browser its words are there before it runs.
if (!import.meta.env.SSR)
  await loadWords({
    tr: () => import('./site/booking.tr.ts').then(({ bookingTr }) => bookingTr),
    en: () => import('./site/booking.en.ts').then(({ bookingEn }) => bookingEn),
    ru: () => import('./site/booking.ru.ts').then(({ bookingRu }) => bookingRu),
  })
