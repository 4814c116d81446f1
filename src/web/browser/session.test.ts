import { beforeEach, expect, test, vi } from 'vitest'
import { keepSession, restoreSession, sessionOf } from './session.ts'

const KEY = 'happyvillalari.session'
const user = { role: 'ADMIN', rights: ['money'], UserDetail: { firstName: 'Şule', lastName: 'Öz' } } as const
const tokenOf = (claims: object) => `x.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.x`
const kept = new Map<string, string>()

beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  })
})

test('a login becomes a session with the claims of its token', () => {
  const accessToken = tokenOf({ iat: 100, exp: 200, id: 7, name: 'Ğ' })
  expect(sessionOf({ accessToken, user })).toEqual({
    iat: 100,
    exp: 200,
    id: 7,
    token: accessToken,
    user_role: 'ADMIN',
    user_name: 'Şule Öz',
    user_rights: ['money'],
  })
})

test('a token that can’t be decoded is no session', () => {
  for (const accessToken of ['', 'abc', 'a.b.c', tokenOf({ iat: 100 }), 'x.%%%.x'])
    expect(sessionOf({ accessToken, user })).toBeNull()
})

test('a session is restored only while its end, in seconds, is in the future', () => {
  const session = sessionOf({ accessToken: tokenOf({ iat: 100, exp: 200, id: 7 }), user })
  if (session) keepSession(session)
  expect(restoreSession(199_999)).toEqual(session)
  expect(restoreSession(200_000)).toBeNull()
  expect(kept.has(KEY)).toBe(false)
})

test('a damaged session is deleted', () => {
  kept.set(KEY, '{"token":"x"')
  expect(restoreSession(0)).toBeNull()
  expect(kept.has(KEY)).toBe(false)
})
