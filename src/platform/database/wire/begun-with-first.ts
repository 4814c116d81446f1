import type pg from 'pg'
import { noteSent } from '../sent.ts'
import { queryFramed, takesFrame } from './framed-query.ts'

type Asked = { text: string; name?: string }

/**
 * A connection for one transaction, which begins on the way of its first statement, and ends on that of its last one
 * where `endsNow` says so. Once the beginning has failed nothing more is sent: it would stand outside of the
 * transaction.
 */
export const begunWithFirst = (client: pg.PoolClient, begin: string[], endsNow: () => boolean) => {
  let state: 'new' | 'begun' | 'ended' = 'new'
  let opening: Promise<unknown> | undefined
  let failed: unknown

  /** Nothing goes out before it is known that the transaction has begun. */
  const opened = async <T>(first: Promise<T>): Promise<T> => {
    const known = first.catch((error) => {
      failed = error
      throw error
    })
    opening = known.then(noMatter, noMatter)
    return known
  }

  const query = async (asked: Asked | string, values: unknown[] = []): Promise<pg.QueryResult> => {
    const statement = typeof asked === 'string' ? { text: asked } : asked
    const framed = takesFrame(statement, values)
    let before: string[] = []
    if (state === 'new') {
      state = 'begun'
      noteSent(begin.join('; '))
      if (framed) before = begin
      else await opened(client.query(begin.join('; ')))
    } else await opening
    if (failed !== undefined) throw failed
    if (state === 'ended') throw new Error('The transaction is over.')
    const after = framed && endsNow() ? ['COMMIT'] : []
    if (after.length) {
      state = 'ended'
      noteSent('COMMIT')
    }
    if (before.length) return opened(queryFramed(client, statement, values, { before, after }))
    return after.length ? queryFramed(client, statement, values, { after }) : client.query(statement, values)
  }

  /** Ends what has begun and not yet ended. */
  const end = async (text: 'COMMIT' | 'ROLLBACK'): Promise<void> => {
    if (state === 'new' || (text === 'COMMIT' && state === 'ended')) return
    noteSent(text)
    await client.query(text)
  }
  return { query, end }
}

const noMatter = (): void => undefined
