import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { holdFolder } from './folder-lock.ts'
import { startOf } from './process-start.ts'

let folder: string
let place: string
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'villa-lock-'))
  folder = join(place, 'database')
})
afterEach(() => rmSync(place, { recursive: true, force: true }))

const leftBehind = (pid: number, start = ''): void =>
  writeFileSync(`${folder}.lock`, start ? `${pid}\n${start}` : String(pid))

test('a folder is held until it is given back', async () => {
  const release = await holdFolder(folder)
  await expect(holdFolder(folder)).rejects.toThrow(`in use by process ${process.pid}`)
  release()
  expect(existsSync(`${folder}.lock`)).toBe(false)
  const again = await holdFolder(folder)
  again()
})

test('another living process holds it, by its number and its start', async () => {
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
  await once(other, 'spawn')
  const pid = other.pid ?? 0
  leftBehind(pid, startOf(pid))
  await expect(holdFolder(folder)).rejects.toThrow(`in use by process ${pid}`)
  leftBehind(pid) // as earlier versions wrote it
  await expect(holdFolder(folder)).rejects.toThrow(`in use by process ${pid}`)
  leftBehind(pid, 'another-boot 1') // the number was given again
  const release = await holdFolder(folder)
  release()
  leftBehind(pid, startOf(pid))
  other.kill('SIGKILL')
  await once(other, 'exit')
  ;(await holdFolder(folder))()
})

test('our own number from an earlier start of the container is not us', async () => {
  for (const start of ['', 'an-earlier-boot 4711', `${startOf(process.pid)?.split(' ')[0]} 1`]) {
    leftBehind(process.pid, start)
    const release = await holdFolder(folder)
    expect(readFileSync(`${folder}.lock`, 'utf8')).toContain(startOf(process.pid))
    release()
  }
})

test('a file that says nothing holds nobody up', async () => {
  writeFileSync(`${folder}.lock`, '')
  ;(await holdFolder(folder))()
})
