import { buildWhenStale } from './build.ts'

await buildWhenStale()
await import('../src/entry/server.ts')
