import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Fails when the tables say something that no migration does: lets the next migration be written, wants it to be none,
 * and puts everything back.
 */
const copy = mkdtempSync(join(tmpdir(), 'migrations-'))
cpSync('migrations', copy, { recursive: true })
const { stdout, stderr, status } = spawnSync('drizzle-kit', ['generate', '--name=drift'], { encoding: 'utf8' })
const drifted = readdirSync('migrations').length !== readdirSync(copy).length
if (drifted) {
  rmSync('migrations', { recursive: true })
  cpSync(copy, 'migrations', { recursive: true })
}
rmSync(copy, { recursive: true })
if (status !== 0) console.error(stdout, stderr)
else if (drifted)
  console.error(
    'The tables differ from the migrations. Write one with `npm run db:migration -- --name what_changes` and read its SQL.',
  )
else console.log('The migrations make exactly the tables of the code.')
process.exit(status !== 0 || drifted ? 1 : 0)
