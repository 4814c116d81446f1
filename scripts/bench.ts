import { globSync } from 'node:fs'
import { basename } from 'node:path'

/** `npm run bench NAME`: runs bench/NAME.ts. What stands in bench/measure is no benchmark but what they share. */
const names = globSync('bench/*.ts')
  .map((file) => basename(file, '.ts'))
  .sort()
const [name = ''] = process.argv.slice(2)
if (!names.includes(name)) {
  console.error(`Which one? npm run bench ${names.join(' | ')}`)
  process.exit(1)
}
process.env.NODE_ENV = 'production' // React and Fastify choose their fast builds by this
await import(`../bench/${name}.ts`)
process.exit(0)
