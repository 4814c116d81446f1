import type { Client } from '../../kernel/client.ts'
import { Refused } from '../../kernel/refused.ts'
import { say } from '../words/dashboard.ts'
import { browserApi } from './api.ts'
import { inOtherWords, isUnanswered } from './in-other-words.ts'
import { forgetSession, restoreSession } from './session.ts'

/**
 * The API with the bearer token of the session. A 401 or 403 on a read ends the session and reloads the page;
 * a right that is missing does not: the person is who the session says. Who must set up the second step is led there.
 */
export const staffApi: Client = async (call, question, options) => {
  begin()
  try {
    return await browserApi(restoreSession()?.token)(call, question, options)
  } catch (error) {
    if (error instanceof Refused && isUnanswered(error)) throw inOtherWords(error, say('form.silent'))
    if (error instanceof Refused && error.code === 'totp-needed' && location.pathname !== ACCOUNT) {
      location.replace(ACCOUNT)
      return await new Promise<never>(() => undefined)
    }
    if (call.method !== 'GET' || !(error instanceof Refused) || !endsSession(error)) throw error
    forgetSession()
    location.reload()
    return await new Promise<never>(() => undefined)
  } finally {
    end()
  }
}

/** The file that a call of staff answers with; a refusal is thrown as `Refused`. */
export const staffFile = async (path: string): Promise<Blob> => {
  begin()
  try {
    const token = restoreSession()?.token
    const response = await fetch(path, { headers: token ? { authorization: `Bearer ${token}` } : {} })
    if (response.ok) return await response.blob()
    throw new Refused(response.status, await response.json())
  } finally {
    end()
  }
}

const ACCOUNT = '/dashboard/account'
const STAYS = ['no-right', 'totp-needed']
const endsSession = ({ status, code }: Refused): boolean =>
  status === 401 || (status === 403 && !STAYS.includes(String(code)))

/** What a read came to, as a value: a screen draws both. */
export type Outcome<T> = { kind: 'ready'; value: T } | { kind: 'failed'; error: unknown }

/** Turns a call into its outcome; never rejects. */
export const outcomeOf = <T>(asked: Promise<T>): Promise<Outcome<T>> =>
  asked.then(
    (value) => ({ kind: 'ready', value }),
    (error: unknown) => ({ kind: 'failed', error }),
  )

let inFlight = 0
const listeners = new Set<() => void>()
const tell = () => {
  for (const listener of listeners) listener()
}
const begin = () => {
  inFlight++
  tell()
}
const end = () => {
  inFlight--
  tell()
}

/** For useSyncExternalStore: is a call of staff on its way? */
export const calls = {
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  running: () => inFlight > 0,
}
