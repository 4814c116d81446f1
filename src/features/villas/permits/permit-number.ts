import type { PermitKind } from './permit.shape.ts'

/** '48-1234': the province by its plate, a hyphen, the number in it. */
const OF_HOME = /^(0[1-9]|[1-7][0-9]|8[01])-\d{1,7}$/

/** May a permit of this kind have this number? Only that of a home has a form; the others are as the paper says. */
export const isPermitNumber = (kind: PermitKind, number: string): boolean =>
  kind === 'home' ? OF_HOME.test(number) : number !== ''
