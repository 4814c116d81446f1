import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { buildWhenStale } from './build.ts'
import { CHECKS } from './checks/check-steps.ts'
import { run } from './run.ts'

/** Every check there is, one after the other, closed by one plain line for all of them. */
const reports = mkdtempSync(join(tmpdir(), 'villa-reports-'))
let passed = 0
let failed = 0
const summary: string[] = []
const failures: string[] = []
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
  const { good, bad, faults } = readReport(report)
  failures.push(...faults)
  // A run that broke without a failed test (a setup that threw, no test at all) counts as one failure.
  note(name, seconds, good, bad || (ok && good > 0 ? 0 : 1))
}

rmSync(reports, { recursive: true, force: true })
for (const failure of failures) console.log(`\n✗ ${failure}`) // once more, where whoever reads the end finds them
console.log(`\n${summary.join('\n')}\n`)
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed ? 1 : 0)

type Report = {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  testResults: {
    name: string
    message: string
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
  }[]
}

function readReport(report: string): { good: number; bad: number; faults: string[] } {
  try {
    const { numPassedTests, numFailedTests, numPendingTests, testResults } = JSON.parse(
      readFileSync(report, 'utf8'),
    ) as Report
    const bad = numFailedTests + numPendingTests // a skipped test proves nothing
    return { good: numPassedTests, bad, faults: testResults.flatMap(faultsOf) }
  } catch {
    return { good: 0, bad: 0, faults: [] }
  }
}

/** Where and why; what was not run because a setup broke has its reason above. */
function faultsOf({ name, message, assertionResults }: Report['testResults'][number]): string[] {
  const file = relative(process.cwd(), name)
  const tests = assertionResults
    .filter(({ status }) => status !== 'passed')
    .map(({ status, fullName, failureMessages }) =>
      status === 'failed'
        ? `${file} > ${fullName}\n${startOf(failureMessages.join('\n'))}`
        : `${file} > ${fullName}: ${status}`,
    )
  return message ? [`${file}\n${startOf(message)}`, ...tests] : tests
}

function startOf(message: string): string {
  const LINES = 16
  return message.split('\n', LINES).join('\n')
}
