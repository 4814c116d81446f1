import { createElement, Fragment } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, Link, StaticRouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { SiteLink } from './site-link.tsx'

const look = { className: 'link', 'aria-label': 'Villas', preventScrollReset: true, reloadDocument: false }

/** What a server writes of a link of the site and of the router’s own, in two lines. */
const written = async (to: string, href: string): Promise<string[]> => {
  const links = [
    createElement(SiteLink, { to, ...look }, 'Villas'),
    createElement(Link, { to: href, ...look }, 'Villas'),
  ]
  const page = () => links.map((link, key) => createElement(Fragment, { key }, link, '\n'))
  const { query, dataRoutes } = createStaticHandler([
    { id: 'root', path: '/en/*', loader: () => ({ prefix: '/en' }), Component: page },
  ])
  const context = await query(new Request('http://localhost/en/villa/ada'))
  if (context instanceof Response) throw new Error('The page was not answered.')
  const router = createStaticRouter(dataRoutes, context)
  const html = renderToStaticMarkup(createElement(StaticRouterProvider, { router, context, hydrate: false }))
  return html.trim().split('\n')
}

test('a server writes of a link of the site just what the router’s link would', async () => {
  for (const [to, href] of [
    ['/', '/en'],
    ['/?guests=2', '/en?guests=2'],
    ['/listing', '/en/listing'],
    ['/listing?towns=kas,kalkan&q=a%20b#results', '/en/listing?towns=kas,kalkan&q=a%20b#results'],
  ] as const) {
    const [ours, theirs] = await written(to, href)
    expect(ours).toBe(theirs)
    expect(ours).toContain(`href="${href.replace('&', '&amp;')}"`)
  }
})
