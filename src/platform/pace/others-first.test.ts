import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { othersFirst } from './others-first.ts'

test('who came while a question was worked at is answered before the work goes on', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'others-first-'))
  const path = join(folder, 'door') // what is written to it is there at once
  const told: string[] = []
  const server = createServer((socket) =>
    socket.on('data', async (data) => {
      if (String(data) === 'short') return void told.push('short')
      another.write('short')
      await othersFirst()
      told.push('long')
      server.close()
      for (const each of [one, another]) each.destroy()
    }),
  ).listen(path)
  const [one, another] = [connect(path), connect(path)]
  await Promise.all([once(one, 'connect'), once(another, 'connect')])
  one.write('long')
  await once(server, 'close')
  expect(told).toEqual(['short', 'long'])
  rmSync(folder, { recursive: true })
})
