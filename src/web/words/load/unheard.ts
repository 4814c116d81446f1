import { loadWords } from '../use-say.ts'

await loadWords(import.meta.glob('../site/*/unheard.ts'))
