import { type Client, client, type Send } from '../../kernel/client.ts'

/**
 * The API over the network, as a browser calls it. `token` is the bearer token of staff; public calls send none.
 */
export const browserApi = (token?: string): Client => client(sendByFetch(token))

const sendByFetch =
  (token: string | undefined): Send =>
  async ({ method, path, body, idempotencyKey }) => {
    const response = await fetch(path, {
      method,
      keepalive: method === 'DELETE', // what was deleted a moment ago is deleted although the page is left
      headers: {
        'x-language': document.documentElement.lang || 'tr',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    return { status: response.status, body: await response.json().catch(() => undefined) }
  }
