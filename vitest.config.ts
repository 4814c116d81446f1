import { globSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { SITES } from './journeys/sites-under-test.ts'

/** Only what hangs is ended: no test is judged by how fast a machine is. */
const LIMIT = 480_000
const patience = { testTimeout: LIMIT, hookTimeout: LIMIT, expect: { poll: { timeout: LIMIT / 2 } } }
const EVERY_CALL = ['tests/api/**/*.test.ts']
/**
 * What the two engines could do differently: locks, races, constraints, clocks. Files that say `@module-tag embedded`
 * run on both in `npm test`.
 */
const ON_BOTH = globSync(EVERY_CALL).filter((file) => readFileSync(file, 'utf8').includes('@module-tag embedded'))

/** A test that mounts the pages mounts the built ones (`npm test` builds them first). */
const BUILT_PAGES = { 'virtual:react-router/server-build': `${import.meta.dirname}/build/server/index.js` }

const api = (name: string, database: string, include: string[]) => ({
  resolve: { alias: BUILT_PAGES },
  test: {
    server: { deps: { external: [/\/build\/server\//] } },
    name,
    include,
    globalSetup: ['tests/database-template.ts'],
    provide: { database },
    isolate: false, // every file opens a product of its own, and two of them in one process keep apart
    maxWorkers: 2,
    ...patience,
  },
})

export default defineConfig({
  test: {
    tags: [{ name: 'embedded', description: 'runs on the embedded database too in `npm test`' }],
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts', 'seeds/**/*.test.ts', 'scripts/**/*.test.ts'],
          maxWorkers: 2,
          ...patience,
        },
      },
      api('api-postgres', 'postgres', [...EVERY_CALL, 'tests/postgres/**/*.test.ts']),
      api('api-on-both', 'embedded', ON_BOTH),
      api('api-embedded', 'embedded', EVERY_CALL),
      {
        test: {
          name: 'crash',
          include: ['tests/crash/**/*.test.ts'],
          globalSetup: ['tests/filled-template.ts'],
          provide: { wantsCluster: true },
          maxWorkers: 3, // they mostly wait for processes
          ...patience,
        },
      },
      {
        test: {
          name: 'journeys',
          include: ['journeys/**/*.test.ts'],
          globalSetup: ['tests/filled-template.ts', 'journeys/sites-under-test.ts'],
          maxWorkers: SITES,
          ...patience,
        },
      },
    ],
  },
})
