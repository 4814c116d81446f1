import { loadWords } from './use-say.ts'

// The map imports this: its words are there before it runs.
if (!import.meta.env.SSR)
  await loadWords({
    tr: () => import('./site/map.tr.ts').then(({ mapTr }) => mapTr),
    en: () => import('./site/map.en.ts').then(({ mapEn }) => mapEn),
    ru: () => import('./site/map.ru.ts').then(({ mapRu }) => mapRu),
  })
