import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '../src/platform/database/open-database.ts'
import { startPostgres } from './throwaway-postgres.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    database: string
    /** A folder to copy, or the address of a database to clone. */
    template: string
  }
}

/** One migrated, empty database a run; every test file clones it. */
export default async function setup(project: TestProject) {
  const kind = project.config.provide?.database
  if (kind === 'postgres') {
    const server = await startPostgres()
    await server.create('template_db')
    const database = await openDatabase({ url: server.urlOf('template_db') })
    await database.migrate()
    await database.close()
    project.provide('template', server.urlOf('template_db'))
    return () => server.stop()
  }
  const folder = await mkdtemp(join(tmpdir(), 'villa-template-'))
  const database = await openDatabase({ folder: join(folder, 'database') })
  await database.migrate()
  await database.close()
  project.provide('template', join(folder, 'database'))
  return () => rm(folder, { recursive: true, force: true })
}
