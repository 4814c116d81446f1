/** Colours of the map, for canvases: styles don't reach into them. */
const LIGHT = {
  sea: '#bcd9dd',
  tints: ['#c2dde0', '#c9e2e4', '#d2e8e8', '#def0ee'],
  land: '#f3ecdd',
  beach: '#fffdf8',
  coast: '#d3c3a5',
  lake: '#c4dfe2',
  town: '#2b3f44',
  halo: 'rgba(250, 246, 238, 0.92)',
  seaName: '#3c6b76',
  islandName: '#5c5949',
  beachName: '#7a5c18',
}
const DARK: typeof LIGHT = {
  sea: '#0c252d',
  tints: ['#0f2c35', '#12333d', '#163c46', '#1b4650'],
  land: '#22302f',
  beach: '#2b3b39',
  coast: '#3f5150',
  lake: '#12333d',
  town: '#dfe9e9',
  halo: 'rgba(16, 28, 30, 0.9)',
  seaName: '#7fb3bc',
  islandName: '#a9b5ae',
  beachName: '#d9ba6e',
}

export type Palette = typeof LIGHT

const isDark = () => document.documentElement.classList.contains('dark')
export const paletteNow = (): Palette => (isDark() ? DARK : LIGHT)

/** Calls back when the page becomes dark or light. Answers how to stop. */
export const onPaletteChange = (work: () => void): (() => void) => {
  let before = isDark()
  const watcher = new MutationObserver(() => {
    if (isDark() === before) return
    before = isDark()
    work()
  })
  watcher.observe(document.documentElement, { attributeFilter: ['class'] })
  return () => watcher.disconnect()
}
