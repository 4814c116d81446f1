import { readFileSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { pictureMaker } from '../../src/platform/files/intake/picture-maker.ts'
import { aJpeg } from '../../tests/pictures/picture-corpus.ts'

// In a process of its own: takes a file in, twice at a time as at most, and says how long and with how much memory.
/** A size of this process, as Linux counts it. */
const inMb = (name: string): number =>
  Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(readFileSync('/proc/self/status', 'utf8'))?.[1]) / 1024

const sent = await readFile(process.argv[2] ?? '')
const make = pictureMaker()
await make(await aJpeg(64, 64)) // what is loaded once is not what is measured
writeFileSync('/proc/self/clear_refs', '5') // the peak is counted from here
const before = inMb('VmRSS')
const began = performance.now()
const judged = await Promise.allSettled([1, 2].map(async () => make(sent)))
const [first] = judged
const answer = first?.status === 'rejected' ? String(first.reason.code) : 'taken'
console.log(JSON.stringify({ answer, ms: performance.now() - began, mb: inMb('VmHWM') - before }))
