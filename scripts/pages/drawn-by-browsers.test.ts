import { readFileSync } from 'node:fs'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import routes from '../../src/web/routes.ts'
import { BEHIND_LOGIN } from './built-server.ts'

const filesOf = ({ file, children = [] }: RouteConfigEntry): string[] => [file, ...children.flatMap(filesOf)]
const FOR_A_SERVER =
  /export (const|function|async function) (loader|action|meta|links|headers|handle|HydrateFallback)\b/

test('what stands behind the login exports nothing that a server would ask it for: it is left out there', () => {
  const behind = routes.flatMap(filesOf).filter((file) => BEHIND_LOGIN.test(`/src/web/${file}`))
  expect(behind.length).toBeGreaterThan(40)
  expect(behind.filter((file) => FOR_A_SERVER.test(readFileSync(`src/web/${file}`, 'utf8')))).toEqual([])
})
