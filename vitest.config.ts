import { defineConfig } from 'vitest/config'

const api = (name: string, database: string) => ({
  test: {
    name,
    include: ['tests/api/**/*.test.ts'],
    globalSetup: ['tests/database-template.ts'],
    provide: { database },
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
})

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts', 'seeds/**/*.test.ts', 'scripts/**/*.test.ts'],
          maxWorkers: 2,
          testTimeout: 30_000,
        },
      },
      api('api-embedded', 'embedded'),
      api('api-postgres', 'postgres'),
      {
        test: {
          name: 'crash',
          include: ['tests/crash/**/*.test.ts'],
          maxWorkers: 1,
          fileParallelism: false,
          testTimeout: 240_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'journeys',
          include: ['journeys/**/*.test.ts'],
          globalSetup: ['journeys/site-under-test.ts'],
          maxWorkers: 1,
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 180_000,
          expect: { poll: { timeout: 15_000 } }, // a screen is asked until it says so
          retry: 1, // a busy machine can stall a browser; a fault of ours fails twice
        },
      },
    ],
  },
})
