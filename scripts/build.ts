import { spawnSync } from 'node:child_process'
import { globSync, statSync } from 'node:fs'
import { compressFiles } from './pages/compress-files.ts'
import { joinStyles } from './pages/join-styles.ts'

const BUILT = 'build/server/server.js'
const SOURCES = [
  'src/**/*',
  'seeds/**/*.ts',
  'public/**/*',
  'vite.config.ts',
  'react-router.config.ts',
  'package-lock.json',
  'scripts/build.ts',
  'scripts/pages/*.ts',
  'scripts/icons/icon-sprite.ts',
]

/** Builds server and pages when they are missing or older than a source. */
export const buildWhenStale = async (): Promise<void> => {
  const newest = Math.max(...globSync(SOURCES).map((file) => statSync(file).mtimeMs))
  const built = statSync(BUILT, { throwIfNoEntry: false })?.mtimeMs ?? 0
  if (built <= newest) await build()
}

const build = async (): Promise<void> => {
  console.log('Building the site …')
  const { status, stdout, stderr } = spawnSync('react-router', ['build'], {
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (status !== 0) throw new Error(`The build failed.\n${stdout}\n${stderr}`)
  await joinStyles('build')
  await compressFiles('build/client')
}

if (import.meta.main) await (process.argv.includes('--when-stale') ? buildWhenStale() : build())
