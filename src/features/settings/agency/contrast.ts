/** What a colour of the brand stands on, and what is written on it, in each theme (web/styles/tokens.css). */
const BESIDE = {
  light: ['#ffffff', '#fcfaf6', '#f6f3ed'],
  dark: ['#0b181c', '#12242a', '#04222a'],
} as const
export type Theme = keyof typeof BESIDE

/** A page of each theme, a text on it, and what is written on a button. */
export const GROUND = {
  light: { behind: '#ffffff', text: '#3f5359', on: '#ffffff' },
  dark: { behind: '#12242a', text: '#b9c8ca', on: '#04222a' },
} as const

/** What every text of the site keeps. */
export const READABLE = 4.5

/** How far two colours ('#0c5462') stand apart for the eye: 1 to 21 (WCAG 2). */
export const contrast = (one: string, other: string): number => {
  const [light = 0, dark = 0] = [brightness(one), brightness(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

/** The worst contrast that a colour of the brand has in a theme, as text and as the ground of a button. */
export const worstContrast = (colour: string, theme: Theme): number =>
  Math.min(...BESIDE[theme].map((ground) => contrast(colour, ground)))

/** Can a colour of the brand be read in a theme? No colour can. */
export const isReadable = (colour: string, theme: Theme): boolean =>
  colour === '' || worstContrast(colour, theme) >= READABLE

const brightness = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(colour.slice(at, at + 2), 16) / 255),
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const linear = (part: number): number => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
