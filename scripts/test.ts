import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildWhenStale } from './build.ts'
import { CHECKS } from './checks/check-steps.ts'
import { run } from './run.ts'

/** Every check there is, one after the other, closed by one plain line for all of them. */
const reports = mkdtempSync(join(tmpdir(), 'villa-reports-'))
let passed = 0
let failed = 0
const summary: string[] = []
const note = (name: string, seconds: number, good: number, bad: number) => {
  passed += good
  failed += bad
  summary.push(`${bad ? '✗' : '✓'} ${name}: ${good} passed, ${bad} failed (${seconds.toFixed(0)} s)`)
}

for (const step of CHECKS) {
  const { ok, seconds } = await run(step)
  note(step.name, seconds, ok ? 1 : 0, ok ? 0 : 1)
}

await buildWhenStale()
for (const projects of [['unit', 'api-postgres', 'api-on-both'], ['crash'], ['journeys']]) {
  const name = projects.join(' + ')
  const report = join(reports, `${projects[0]}.json`)
  const { ok, seconds } = await run({
    name,
    command: [
      ...['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
      ...projects.flatMap((project) => ['--project', project]),
    ],
  })
  const { good, bad } = countIn(report)
  // A run that broke without a failed test (a setup that threw, no test at all) counts as one failure.
  note(name, seconds, good, bad || (ok && good > 0 ? 0 : 1))
}

rmSync(reports, { recursive: true, force: true })
console.log(`\n${summary.join('\n')}\n`)
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed ? 1 : 0)

function countIn(report: string): { good: number; bad: number } {
  try {
    const { numPassedTests, numFailedTests, numPendingTests } = JSON.parse(readFileSync(report, 'utf8'))
    return { good: numPassedTests, bad: numFailedTests + numPendingTests } // a skipped test proves nothing
  } catch {
    return { good: 0, bad: 0 }
  }
}
