import { CHECKS } from './checks/check-steps.ts'
import { run } from './run.ts'

const results = []
for (const step of [
  ...CHECKS,
  { name: 'unit tests', command: ['vitest', 'run', '--project', 'unit', '--reporter=dot'] },
])
  results.push(await run(step))
const failed = results.filter((result) => !result.ok)
console.log(
  `\n${results.length - failed.length} of ${results.length} checks passed${failed.length ? `; failed: ${failed.map(({ name }) => name).join(', ')}` : ''}`,
)
process.exit(failed.length ? 1 : 0)
