import { stored } from './stored.ts'

export type Theme = 'light' | 'dark'

/** Kept under the key 'theme'; root.tsx applies it before the first paint. */
const theme = stored<Theme>('theme', 'light', (text) => (text === 'dark' ? 'dark' : 'light'), String)

export const useTheme = theme.use

/** Changes the theme of the page and remembers it. */
export const toggleTheme = (): void => {
  const next = document.documentElement.classList.toggle('dark') ? 'dark' : 'light'
  theme.write(next)
}
