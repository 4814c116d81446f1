/** How a scroll that the page makes by itself moves: smoothly, or at once for people who asked for less motion. */
export const scrollMotion = (): ScrollBehavior =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth'
