import { loadWords } from '../use-say.ts'

await loadWords(import.meta.glob('../site/*/home.ts'))
