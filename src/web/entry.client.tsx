import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { loadWords } from './words/use-say.ts'

await loadWords(import.meta.glob('./words/site/*/frame.ts'))
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
  window.early?.stop() // React hears the presses from here on
})
