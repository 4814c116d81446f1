import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { buildWhenStale } from '../scripts/build.ts'
import { prepareDatabase } from '../src/entry/database.ts'
import { readEnv } from '../src/entry/env.ts'
import { openFiles } from '../src/platform/files/storage/open-files.ts'
import { startPostgres } from './throwaway-postgres.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /**
     * A DATA_DIR with the demo agency in its embedded database and its pictures below files/; to copy, never to serve.
     */
    filledFolder: string
    /**
     * The data folder of a PostgreSQL server that stands still, the demo agency in its database 'demo'. Only where a
     * project says that it wants one.
     */
    filledCluster: string
    wantsCluster: boolean
  }
}

/** The built pages, and the demo agency once a run: a server that starts on a copy is ready in a fifth of the time. */
export default async function setup(project: TestProject) {
  await buildWhenStale()
  const place = await mkdtemp(join(tmpdir(), 'villa-filled-'))
  const folder = join(place, 'template')
  await fill({ DATA_DIR: folder })
  project.provide('filledFolder', folder)
  const postgres = project.config.provide?.wantsCluster ? await startPostgres() : undefined
  if (postgres) {
    await postgres.create('demo')
    await fill({ DATA_DIR: folder, DATABASE_URL: postgres.urlOf('demo') })
    project.provide('filledCluster', postgres.rest())
  }
  return async () => {
    postgres?.stop()
    await rm(place, { recursive: true, force: true })
  }
}

const fill = async (at: Record<string, string>): Promise<void> => {
  const env = readEnv({ DEMO_DATA: 'on', ...at })
  const { database } = await prepareDatabase(env, openFiles(env), () => undefined)
  await database.close()
}
