import { buildWhenStale } from './build.ts'

buildWhenStale()
await import('../src/entry/server.ts')
