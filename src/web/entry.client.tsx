import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { isLanguage } from '../kernel/language.ts'
import { loadWords } from './words/use-say.ts'

const language = document.documentElement.lang
await loadWords(isLanguage(language) ? language : 'tr')
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
