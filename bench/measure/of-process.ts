import { readFileSync } from 'node:fs'

/** The resident memory of a process in MB. */
export const memoryOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

const TICKS_A_SECOND = 100

/** The seconds of a core that a process has used so far: other processes are not in it. */
export const coreSecondsOf = (pid: number): number => {
  const [user = 0, system = 0] =
    readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ').slice(11, 13).map(Number) ?? []
  return (user + system) / TICKS_A_SECOND
}
