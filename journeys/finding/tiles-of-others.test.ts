import { rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { filledFolder } from '../../tests/filled-folder.ts'
import { type RunningServer, startServer } from '../../tests/running-server.ts'
import { launchBrowser, openPage } from '../chromium.ts'
import { site as withoutTiles } from '../site.ts'

const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

let browser: Browser
let tiles: Server
let origin: string
let dataDir: string
let server: RunningServer
const asked: string[] = []
beforeAll(async () => {
  browser = await launchBrowser()
  tiles = createServer((request, answer) => {
    asked.push(request.url ?? '')
    answer.writeHead(200, { 'content-type': 'image/png', 'cross-origin-resource-policy': 'cross-origin' }).end(DOT)
  })
  await new Promise<void>((ready) => tiles.listen(0, '127.0.0.1', ready))
  origin = `http://127.0.0.1:${(tiles.address() as AddressInfo).port}`
  dataDir = await filledFolder()
  server = await startServer({
    ...{ DEMO_DATA: 'on', CARD_PROVIDER: 'demo', DATA_DIR: dataDir },
    ...{ MAP_TILES_URL: `${origin}/{z}/{x}/{y}.png`, MAP_TILES_CREDIT: '© Harita Ltd.' },
  })
})
afterAll(async () => {
  await browser.close()
  await server.stop()
  tiles.close()
  await rm(dataDir, { recursive: true, force: true })
})

const picturesOf = async (site: string): Promise<string> => {
  const policy = (await fetch(`${site}/regions`)).headers.get('content-security-policy') ?? ''
  return /img-src ([^;]*)/.exec(policy)?.[1] ?? ''
}

test('pictures may come from the set host alone, and from nobody where none is set', async () => {
  expect(await picturesOf(server.url)).toBe(`'self' data: blob: ${origin}`)
  expect(await picturesOf(withoutTiles)).toBe("'self' data: blob:")
})

test.each(['/listing', '/regions'])('the map of %s is made of the set tiles, and says whose they are', async (path) => {
  const { page, faults, close } = await openPage(browser, { width: 1280, height: 860 })
  const coast: string[] = []
  page.on('request', (request) => request.url().includes('/map/coast') && coast.push(request.url()))
  asked.length = 0
  await page.goto(server.url + path)
  const map = page.locator('.leaflet-container').first()
  await map.scrollIntoViewIfNeeded()
  await map.getByText('© Harita Ltd.').waitFor()
  await expect.poll(() => asked.length).toBeGreaterThan(3)
  expect(asked.every((each) => /^\/\d+\/\d+\/\d+\.png$/.test(each))).toBe(true)
  await expect.poll(() => map.locator('img.leaflet-tile-loaded').count()).toBeGreaterThan(3)
  expect(coast).toEqual([])
  expect(faults).toEqual([])
  await close()
})
