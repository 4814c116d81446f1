import type { Step } from '../run.ts'

/** The fast checks: each ends by itself with a sentence when something is wrong. */
export const CHECKS: Step[] = [
  { name: 'types', command: ['bash', '-c', 'react-router typegen && tsc --noEmit'] },
  { name: 'lint and format', command: ['biome', 'check', '--error-on-warnings', '.'] },
  { name: 'floors', command: ['node', 'scripts/checks/floors.ts'] },
  { name: 'migrations match the tables', command: ['node', 'scripts/checks/drift.ts'] },
]
