import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { iconSprite } from './scripts/icons/icon-sprite.ts'
import { besideSources, builtServer, drawnByBrowsers } from './scripts/pages/built-server.ts'
import { hoverByPointer } from './scripts/pages/hover-by-pointer.ts'
import { type Context, isNeededBy } from './scripts/pages/needed-by.ts'

const FRAME = /src\/web\/(entry\.client|root|ui\/toast-box|ui\/calendar\/chevron|site\/site-layout)\.tsx/
const SITE = /src\/web\/(site\/|entry\.client|root\.tsx)/
const HOME = /src\/web\/site\/home\/home\.tsx/
const LISTING = /src\/web\/site\/listing\/listing\.tsx/
const FINDING = /src\/web\/site\/(listing\/(listing|short\/short-stays)|places\/(regions|slug-page))\.tsx/
const VILLA = /src\/web\/site\/villa\/villa\.tsx/
/** What the page of a villa fetches as it comes near, or is touched: never with all of another kind of page. */
const LATER = /src\/web\/site\/villa\/(facts|photos|place|reviews|similar|weeks)\//
const BOOKING = /src\/web\/site\/(reserve|enquire|pay)\//
const READING = /src\/web\/site\/(pages|faults)\//
const DOOR = /src\/web\/dashboard\/login\/login\.tsx/
const DASHBOARD = /src\/web\/dashboard\//

/**
 * The files that hold what pages share, each with who must need it: the public site's frame; then by what a guest does
 * there, alone and together; then the door of the dashboard and what is behind it. What is fetched later stays with
 * whoever asks.
 */
const FILES: [string, ...RegExp[]][] = [
  ['cards', HOME, LISTING, VILLA],
  ['listing-villa', LISTING, VILLA],
  ['home-listing', HOME, LISTING],
  ['listing-reading', LISTING, READING],
  ['listing-booking', LISTING, BOOKING],
  ['finding-villa', FINDING, VILLA],
  ['home-finding', HOME, FINDING],
  ['home-reading', HOME, READING],
  ['home-villa', HOME, VILLA],
  ['villa-booking', VILLA, BOOKING],
  ['finding-reading', FINDING, READING],
  ['finding-booking', FINDING, BOOKING],
  ['booking-reading', BOOKING, READING],
  ['later-finding', LATER, FINDING],
  ['later-booking', LATER, BOOKING],
  ['later-reading', LATER, READING],
  ['later-desk', LATER, DASHBOARD],
  ['finding', FINDING],
  ['booking', BOOKING],
  ['reading', READING],
  ['features', VILLA, DASHBOARD],
  ['site-desk', SITE, DASHBOARD],
  ['door', DOOR],
  ['dashboard', DASHBOARD],
]

/** Together with the look of the page itself, which its code uses: a file that nothing uses would not be linked. */
const VILLA_LOOK = /src\/web\/site\/villa\/(villa|(facts|place|reviews|similar)\/.*)\.module\.css/

/** A file takes what it is for and what that needs in turn, the first file first. */
const shared = FILES.map(([file, ...all]) => ({
  name: (id: string, context: Context): string | null =>
    all.every((who) => isNeededBy(who, id, context)) ? file : null,
  test: /src\/web\/|node_modules\/|^\0icons\//,
}))

/**
 * What every page needs: the frame, what fetches the rest, and the icons that pages of several kinds show; those of a
 * villa's features stand by themselves.
 */
const frameOf = (id: string, context: Context): string | null => {
  const kinds = [HOME, FINDING, VILLA, BOOKING, READING, DASHBOARD].filter((who) => isNeededBy(who, id, context))
  const isCommonIcon =
    id.startsWith('\0icons/') && kinds.length > 1 && kinds.some((who) => who !== VILLA && who !== DASHBOARD)
  return isCommonIcon || id.startsWith('\0vite/') || isNeededBy(FRAME, id, context) ? 'frame' : null
}

/** Rules that the dashboard alone knows stand with its contracts. */
const ofSite =
  (file: string) =>
  (id: string, context: Context): string | null =>
    isNeededBy(SITE, id, context) ? file : null

const CONTRACTS = /src\/(kernel|features)\/|node_modules\/zod\//

const WORDS = /src\/web\/words\/site\/(tr|en|ru)\/(?:\w+\/)?(\w+)\.ts/

/** The words of a page in a language are 'tr-villa' (entry/pages finds them by that). */
const chunkFileNames = ({ facadeModuleId }: { facadeModuleId?: string | null }): string => {
  const [, language, name] = WORDS.exec(facadeModuleId ?? '') ?? []
  return language ? `assets/${language}-${name}-[hash].js` : 'assets/[name]-[hash].js'
}

/**
 * What several pages share comes as one file a side, not one for every icon: a page asks for a dozen files instead of
 * seventy. The contracts and what they are written with stand apart: many pages need them only once somebody asks for
 * something. What is told of a villa's house is drawn by the server: its look comes without its code.
 */
const groups = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler|react-router|@react-router)\// },
  {
    name: ofSite('rules'),
    test: /src\/(kernel\/(?!endpoint|schema|field-faults)|features\/(?!search\/sentence\/|.*\.(contract|shape)\.ts))/,
  },
  // read only when somebody wrote a sentence
  { name: 'sentence', test: /src\/features\/search\/sentence\// },
  { name: ofSite('contracts'), test: CONTRACTS },
  { name: 'desk-contracts', test: CONTRACTS },
  { name: 'day-picker', test: /node_modules\/(react-day-picker|@?date-fns)/ },
  { name: 'calendar', test: /src\/web\/ui\/calendar\/calendar-/ },
  { name: 'villa-look', test: VILLA_LOOK, minShareCount: 1 },
  { name: frameOf, test: /src\/web\/|node_modules\/|^\0(icons\/|vite\/preload-helper)/ },
  ...shared,
].map((group, index) => ({ minShareCount: 2, ...group, priority: 99 - index }))

/** 'price-x4Tb': the class, and four signs of its file. The line in it, which is Vite's habit, would only weigh. */
const generateScopedName = (name: string, file: string): string =>
  `${name}-${createHash('sha1')
    .update(relative(import.meta.dirname, file))
    .digest('base64url')
    .slice(0, 4)}`

export default defineConfig(({ command }) => ({
  // the dashboard speaks Turkish: of the library of its menus and lists no other language is shipped
  plugins: [
    iconSprite(),
    { ...optimizeLocales.vite({ locales: ['tr-TR'] }), enforce: 'pre' },
    reactRouter(),
    besideSources(),
    drawnByBrowsers(),
  ],
  css: { modules: { generateScopedName }, postcss: { plugins: [hoverByPointer] } },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    // What a part that is fetched later imports is found in the part itself: named beside every way to it, it would
    // weigh two kilobytes on each page. Styles are named there alone.
    modulePreload: { resolveDependencies: (_, files) => files.filter((file) => file.endsWith('.css')) },
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups }, chunkFileNames } } } },
    ...(command === 'build' && { ssr: builtServer }),
  },
}))
