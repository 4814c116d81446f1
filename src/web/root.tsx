import { type ReactNode, useEffect } from 'react'
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from 'react-router'
import type { Route } from './+types/root'
import { brandOf } from './brand-styles.ts'
import { requestContext } from './request-context.ts'
import { handleOf } from './site/handle.ts'
import { useMedia } from './site/kit/layer/use-media.ts'
import { useNonce } from './ui/nonce.tsx'
import { Toaster } from './ui/toaster.tsx'
import { useSay } from './words/use-say.ts'

/** Runs before the first paint so that a dark page never flashes white. The key 'theme' is agreed with the agency. */
const THEME_SCRIPT = `try{if(localStorage.theme==='dark')document.documentElement.classList.add('dark')}catch{}`

const LETTERS = ['manrope-latin', 'happy-serif-latin']
/** Letters that come after a line was drawn may break it anew. */
const TURKISH_LETTERS = [...LETTERS, 'manrope-tr', 'happy-serif-tr']

export const links: Route.LinksFunction = () => [
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
]

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { api, language, prefix, publicUrl, mapTiles, words } = context.get(requestContext)
  const ofStaff = new URL(request.url).pathname.startsWith('/dashboard')
  return { language, prefix, publicUrl, words, ...(mapTiles && { mapTiles }), ...(await brandOf(api, ofStaff)) }
}

export const shouldRevalidate = () => false

export const Layout = ({ children }: { children: ReactNode }) => {
  const data = useRouteLoaderData<typeof loader>('root')
  const nonce = useNonce()
  const groups = ['frame', ...useMatches().flatMap(({ handle }) => handleOf(handle).words ?? [])]
  const words = groups.flatMap((group) => data?.words[group] ?? [])
  return (
    <html
      lang={data?.language ?? 'tr'}
      data-map-tiles={data?.mapTiles?.url}
      data-map-credit={data?.mapTiles?.credit}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#083039" />
        <Meta />
        <style>{data?.styles}</style>
        {/* Stylesheets are ours alone and need no nonce; left out, server and browser would disagree about it. */}
        <Links nonce="" />
        {(data?.language === 'tr' ? TURKISH_LETTERS : LETTERS).map((file) => (
          <link
            key={file}
            rel="preload"
            href={`/fonts/${file}.woff2`}
            as="font"
            type="font/woff2"
            crossOrigin="anonymous"
          />
        ))}
        {words.map((file) => (
          <link key={file} rel="modulepreload" href={file} />
        ))}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours */}
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: THEME_SCRIPT }} />
      </head>
      <body>
        {children}
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  )
}

export default function Root() {
  const say = useSay()
  const ofStaff = useLocation().pathname.startsWith('/dashboard')
  const onPhone = useMedia('(max-width: 639px)') // there the dashboard's buttons stand at the bottom
  const atDesk = onPhone ? 'top-center' : 'bottom-right'
  useEffect(pressAgain, [])
  return (
    <>
      <Outlet />
      <Toaster label={say('toasts')} close={say('part.close')} position={ofStaff ? atDesk : 'bottom-center'} />
    </>
  )
}

/** Answers what was pressed before the scripts had taken the page over. */
const pressAgain = (): void => {
  const { early } = window
  if (early?.pressed?.isConnected) early.pressed.click()
  if (early) early.pressed = null
}

/** The last resort, without a stylesheet: a screen of the site or the dashboard has its own. */
export const ErrorBoundary = () => {
  const error = useRouteError()
  const status = isRouteErrorResponse(error) ? error.status : 500
  return (
    <main style={{ maxWidth: '40rem', margin: '12vh auto', padding: '0 1.5rem', fontFamily: 'system-ui, sans-serif' }}>
      <h1>{status === 404 ? 'Sayfa bulunamadı' : 'Bir sorun oluştu'}</h1>
      <p>
        {status === 404
          ? 'Aradığınız sayfa burada değil.'
          : 'Sayfa şu anda açılamıyor. Lütfen biraz sonra yeniden deneyin.'}
      </p>
      <p>
        <a href="/">Ana sayfaya dönün</a>
      </p>
    </main>
  )
}
