import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { loadWords } from './words/use-say.ts'

await loadWords({
  tr: () => import('./words/site/tr.ts').then(({ tr }) => tr),
  en: () => import('./words/site/en.ts').then(({ en }) => en),
  ru: () => import('./words/site/ru.ts').then(({ ru }) => ru),
})
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
