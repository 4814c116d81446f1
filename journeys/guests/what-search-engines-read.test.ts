import { expect, test } from 'vitest'
import { site } from '../site.ts'

const read = async (address: string) => {
  const answer = await fetch(address)
  return { status: answer.status, text: await answer.text() }
}

test('the site map lists every public page in three languages, each answers and calls itself by that address', async () => {
  const { text: robots } = await read(`${site}/robots.txt`)
  const map = /^Sitemap: (\S+)$/m.exec(robots)?.[1] ?? ''
  expect(map).toBe(`${site}/sitemap.xml`)
  const { text: xml } = await read(map)
  const listed = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map((found) => found[1] ?? '')
  const villas = listed.filter((address) => /^\/villa\//.test(new URL(address).pathname))
  const { total } = (await (await fetch(`${site}/v2/search?take=1`)).json()) as { total: number }
  expect(villas).toHaveLength(total)
  expect(listed).toHaveLength(new Set(listed).size)
  expect(xml).toContain(`hreflang="ru" href="${site}/ru/villa/villa-kum-saati"`)
  const dated = [...xml.matchAll(/<loc>([^<]+)<\/loc><lastmod>(\d{4}-\d\d-\d\dT[\d:.]+Z)<\/lastmod>/g)].map(
    ([, at]) => at,
  )
  const undated = /^(\/(en|ru))?(\/(listing|short-stays|regions|blog|contact|faq|website\/banks)?)?$/
  expect(dated).toEqual(listed.filter((address) => !undated.test(new URL(address).pathname)))
  const oneVillaEach = listed.filter((address) => !address.includes('/villa/') || address.endsWith('/villa-kum-saati'))
  expect(oneVillaEach.filter((address) => address.startsWith(`${site}/ru`)).length).toBe(oneVillaEach.length / 3)
  const wrong: string[] = []
  for (const address of oneVillaEach) {
    const { status, text } = await read(address)
    if (status !== 200 || !text.includes(`<link rel="canonical" href="${address}"/>`))
      wrong.push(`${status} ${address}`)
    if (robots.split('\n').some((line) => line === `Disallow: ${new URL(address).pathname}`))
      wrong.push(`forbidden ${address}`)
  }
  expect(wrong).toEqual([])
})
