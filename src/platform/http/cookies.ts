import type { FastifyReply, FastifyRequest } from 'fastify'

export type Cookies = {
  get(name: string): string | undefined
  /** A cookie no script reads and no other site sends, for the calls below `path`. */
  set(name: string, value: string, where: { path: string; seconds: number }): void
}

export const cookiesOf = (request: FastifyRequest, reply: FastifyReply, https: boolean): Cookies => ({
  get: (name) =>
    request.headers.cookie
      ?.split(';')
      .map((pair) => pair.trim())
      .find((pair) => pair.startsWith(`${name}=`))
      ?.slice(name.length + 1),
  set: (name, value, { path, seconds }) =>
    void reply.header(
      'set-cookie',
      `${name}=${value}; Path=${path}; Max-Age=${seconds}; HttpOnly; SameSite=Strict${https ? '; Secure' : ''}`,
    ),
})
