import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { buildWhenStale } from '../scripts/build.ts'
import { startServer } from '../tests/running-server.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    site: string
    dataDir: string
  }
}

/** One running site with demo data for all journeys. */
export default async function setup(project: TestProject) {
  await buildWhenStale()
  const dataDir = await mkdtemp(join(tmpdir(), 'villa-journeys-'))
  const server = await startServer({ DATA_DIR: dataDir, DEMO_DATA: 'on', CARD_PROVIDER: 'demo' })
  project.provide('site', server.url)
  project.provide('dataDir', dataDir)
  return async () => {
    const code = await server.stop()
    await rm(dataDir, { recursive: true, force: true })
    if (code !== 0) throw new Error(`The server ended with ${code}.\n${server.output()}`)
  }
}
