import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/**
 * When a process began, in words that no other process of the same number ever has: numbers are given again, after a
 * restart of the machine and in every new container. Undefined when no such process lives.
 */
export const startOf = (pid: number): string | undefined =>
  process.platform === 'linux' ? startOnLinux(pid) : startElsewhere(pid)

const startOnLinux = (pid: number): string | undefined => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // the name in brackets may hold spaces and brackets itself
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const [state, startTime] = [fields[0], fields[START_TIME - 3]]
    return state === 'Z' || state === 'X'
      ? undefined
      : `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${startTime}`
  } catch {
    return undefined
  }
}

/** The field's number in proc(5); the third is the first after the name. */
const START_TIME = 22

const startElsewhere = (pid: number): string | undefined => {
  try {
    return (
      execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      }).trim() || undefined
    )
  } catch {
    return undefined
  }
}
