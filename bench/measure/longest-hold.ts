import { renameSync, writeFileSync } from 'node:fs'

// Loaded into the server that is measured: at each SIGUSR2 it writes how often it was asked and the longest hold since.
// A hold is the main thread's own time between two turns of its timers, so that what else the machine does is not in it.
const file = process.env.HOLD_FILE ?? ''
const used = (): number => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
let asked = 0
let longest = 0
let last = used()
setInterval(() => {
  const now = used()
  longest = Math.max(longest, now - last)
  last = now
}, 1).unref()
process.on('SIGUSR2', () => {
  writeFileSync(`${file}.part`, `${++asked} ${longest}`)
  renameSync(`${file}.part`, file)
  last = used() // not the time this took
  longest = 0
})
