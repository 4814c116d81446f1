import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Installs a package as root on Debian and answers true; elsewhere nothing is done. */
export const installOnDebian = (name: string, what: string): boolean => {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  console.log(`Installing ${what} …`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore', env })
  spawnSync('apt-get', ['install', '-y', '-qq', name], { stdio: 'inherit', env })
  return true
}
