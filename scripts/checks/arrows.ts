// The house's arrows (docs/map.md): a file imports its own floor or one below, its own room or one before it, its own
// slice or one below.
export const SLICES = [
  ...[
    'addresses',
    'settings',
    'accounts',
    'letters',
    'media',
    'places',
    'owners',
    'villas',
    'pricing',
    'proposals',
    'availability',
  ],
  ...[
    'search',
    'reservations',
    'offers',
    'payments',
    'bookkeeping',
    'content',
    'wishlists',
    'watches',
    'guests',
    'papers',
    'handover',
    'reports',
    'occupancy',
    'audit',
    'overview',
  ],
]
const ROOMS = ['shape', 'rules', 'contract', 'server', 'table', 'store', 'view', 'letter', 'flow', 'api']
const FLOORS = ['kernel', 'platform', 'features', 'web', 'entry']
/** What a browser may load of a slice. */
const OF_BROWSERS = ['shape', 'rules', 'contract']

type Place = { file: string; floor: string; part: string; screen: string; room: string; isTest: boolean }

export const placeOf = (file: string): Place => {
  const [, floor = '', part = '', screen = ''] = file.split('/')
  const room = /\.(shape|contract|server|table|store|view|letter|flow|api)\.tsx?$/.exec(file)?.[1] ?? 'rules'
  return { file, floor, part, screen, room, isTest: /\.test\.tsx?$/.test(file) }
}

/** Is it loaded by browsers, so that nothing of Node may stand in it? */
export const isOfBrowsers = ({ floor, room, isTest }: Place): boolean => {
  if (isTest || room === 'server') return false
  return floor === 'kernel' || floor === 'web' || (floor === 'features' && OF_BROWSERS.includes(room))
}

/** The rule an import breaks, as a sentence; undefined when it is allowed. */
export const wrongArrow = (from: Place, to: Place): string | undefined => {
  if (from.isTest) return undefined
  if (FLOORS.indexOf(from.floor) < FLOORS.indexOf(to.floor)) return `${from.floor} may not look up to ${to.floor}`
  if (from.floor === 'features') return wrongInFeatures(from, to)
  return from.floor === 'web' ? wrongInWeb(from, to) : undefined
}

const wrongInFeatures = (from: Place, to: Place): string | undefined => {
  if (to.floor === 'platform') return OF_BROWSERS.includes(from.room) ? `${from.room} have no platform` : undefined
  if (to.floor !== 'features') return undefined
  const [own, other] = [SLICES.indexOf(from.part), SLICES.indexOf(to.part)]
  if (own < 0 || other < 0) return `the slice ${own < 0 ? from.part : to.part} has no rank`
  if (other > own) return `${from.part} may not look up to ${to.part}`
  if (other < own && to.room === 'api') return 'nobody imports another slice’s api'
  return ROOMS.indexOf(to.room) > ROOMS.indexOf(from.room) ? `a ${from.room} may not import a ${to.room}` : undefined
}

const wrongInWeb = (from: Place, to: Place): string | undefined => {
  if (to.floor === 'platform') return 'web never sees the platform'
  if (to.floor === 'features') {
    if (from.part === 'ui') return 'web/ui knows no feature'
    const isOpen = OF_BROWSERS.includes(to.room)
    return isOpen ? undefined : `web sees of features only shapes, rules and contracts, not a ${to.room}`
  }
  if (to.floor !== 'web') return undefined
  const pair = [from.part, to.part].join(' ')
  if (pair === 'site dashboard' || pair === 'dashboard site') return 'site and dashboard don’t import each other'
  if (from.part === 'ui' && ['site', 'dashboard'].includes(to.part)) return 'web/ui knows no screen'
  const ofScreen = to.part === from.part && to.screen !== 'kit' && !to.screen.includes('.')
  return from.screen === 'kit' && ofScreen ? `the kit of ${from.part} knows no screen of it` : undefined
}
