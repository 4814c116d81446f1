import { globSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

/** Only what hangs is ended: no test is judged by how fast a machine is. */
const LIMIT = 480_000
const EVERY_CALL = ['tests/api/**/*.test.ts']
/** What the two engines could do differently: locks, races, constraints, clocks. Files that say `@module-tag embedded` run on both in `npm test`. */
const ON_BOTH = globSync(EVERY_CALL).filter((file) => readFileSync(file, 'utf8').includes('@module-tag embedded'))

const api = (name: string, database: string, include: string[]) => ({
  test: {
    name,
    include,
    globalSetup: ['tests/database-template.ts'],
    provide: { database },
    maxWorkers: 2,
    testTimeout: LIMIT,
    hookTimeout: LIMIT,
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
          testTimeout: LIMIT,
          hookTimeout: LIMIT,
        },
      },
      api('api-postgres', 'postgres', [...EVERY_CALL, 'tests/postgres/**/*.test.ts']),
      api('api-on-both', 'embedded', ON_BOTH),
      api('api-embedded', 'embedded', EVERY_CALL),
      {
        test: {
          name: 'crash',
          include: ['tests/crash/**/*.test.ts'],
          maxWorkers: 2, // they mostly wait for processes
          testTimeout: LIMIT,
          hookTimeout: LIMIT,
        },
      },
      {
        test: {
          name: 'journeys',
          include: ['journeys/**/*.test.ts'],
          globalSetup: ['journeys/site-under-test.ts'],
          maxWorkers: 1,
          fileParallelism: false,
          testTimeout: LIMIT,
          hookTimeout: LIMIT,
          expect: { poll: { timeout: 30_000 } }, // a screen is asked until it says so
        },
      },
    ],
  },
})
