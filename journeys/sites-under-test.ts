import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startServer } from '../tests/running-server.ts'
import { ensureBrowser } from './chromium.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    sites: { url: string; dataDir: string }[]
  }
}

/** So many journeys walk at once, each worker on a site of its own: what one changes, another never sees. */
export const SITES = 2

const env = { DEMO_DATA: 'on', CARD_PROVIDER: 'demo', LOCAL_CALENDARS: 'on' }

/** A browser, and the running sites, each on its own copy of the demo agency. */
export default async function setup(project: TestProject) {
  ensureBrowser()
  const filled = project.getProvidedContext().filledFolder
  const running = await Promise.all(
    Array.from({ length: SITES }, async () => {
      const dataDir = await mkdtemp(join(tmpdir(), 'villa-journeys-'))
      await cp(filled, dataDir, { recursive: true })
      return { dataDir, server: await startServer({ ...env, DATA_DIR: dataDir }) }
    }),
  )
  project.provide(
    'sites',
    running.map(({ dataDir, server }) => ({ url: server.url, dataDir })),
  )
  return async () => {
    for (const { dataDir, server } of running) {
      const code = await server.stop()
      await rm(dataDir, { recursive: true, force: true })
      if (code !== 0) throw new Error(`The server ended with ${code}.\n${server.output()}`)
    }
  }
}
