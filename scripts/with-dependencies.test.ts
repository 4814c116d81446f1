import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

let place: string
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'villa-start-'))
  for (const folder of ['scripts', 'node_modules/.bin', 'machine']) mkdirSync(join(place, folder), { recursive: true })
  cpSync('scripts/with-dependencies.sh', join(place, 'scripts/with-dependencies.sh'))
  writeFileSync(join(place, 'package-lock.json'), '{}')
  const { stdout } = spawnSync('bash', ['-c', 'cksum < package-lock.json'], { cwd: place, encoding: 'utf8' })
  writeFileSync(join(place, 'node_modules/.installed'), stdout)
})
afterEach(() => rmSync(place, { recursive: true, force: true }))

const program = (path: string, script: string) =>
  writeFileSync(join(place, path), `#!/bin/bash\n${script}\n`, { mode: 0o755 })
const run = () =>
  spawnSync('bash', ['scripts/with-dependencies.sh', 'node', 'start.ts'], {
    cwd: place,
    encoding: 'utf8',
    env: { PATH: `${join(place, 'machine')}:${process.env.PATH}` },
  })

/** Node 26 on a machine without libatomic, until `apt-get` was asked for it. */
const nodeWithoutLibatomic = () =>
  program(
    'node_modules/.bin/node',
    `[ -e ${place}/installed ] || { echo 'node: error while loading shared libraries: libatomic.so.1: cannot open shared object file' >&2; exit 127; }
case "$1" in -p) echo 26;; -v) echo v26.10.0;; *) echo "node $*";; esac`,
  )

describe('starting on a machine where little is installed', () => {
  test('root on Debian gets the library that Node needs, then the command runs', () => {
    nodeWithoutLibatomic()
    program('machine/id', 'echo 0')
    program('machine/apt-get', `case "$*" in *install*libatomic1*) touch ${place}/installed;; esac`)
    const { status, stdout } = run()
    expect([status, stdout.trim().split('\n').at(-1)]).toEqual([0, 'node start.ts'])
  })

  test('an ordinary user is told what to install, and nothing else is tried', () => {
    nodeWithoutLibatomic()
    program('machine/id', 'echo 1000')
    program('machine/apt-get', `touch ${place}/installed`)
    const { status, stderr } = run()
    expect(status).toBe(1)
    expect(stderr).toContain('sudo apt-get install libatomic1')
    expect(existsSync(join(place, 'installed'))).toBe(false)
  })

  test('a Node that is too old is named with the one that is wanted', () => {
    program('node_modules/.bin/node', 'case "$1" in -p) echo 20;; -v) echo v20.20.2;; esac')
    const { status, stderr } = run()
    expect([status, stderr]).toEqual([1, expect.stringContaining('Node 24 or newer, found v20.20.2')])
  })
})
