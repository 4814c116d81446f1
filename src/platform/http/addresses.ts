import type { Socket } from 'node:net'

/**
 * An address whose path can be decoded: a percent sign that begins nothing stands for itself. Then it is an address
 * that is not there, like others.
 */
export const readable = (url: string): string => {
  const end = url.search(/[?#]/)
  const path = end < 0 ? url : url.slice(0, end)
  return isDecodable(path) ? url : path.replaceAll('%', '%25') + url.slice(path.length)
}

/** What it decodes to is used: a build leaves out a call whose answer nobody wants, even one that is there to fail. */
const isDecodable = (path: string): boolean => {
  try {
    return decodeURIComponent(path).length <= path.length
  } catch {
    return false
  }
}

/**
 * Answers bytes that are no HTTP request, too many headers, or a request that took too long: there is nothing a page
 * could be made of.
 */
export const answerUnreadable = (error: Error & { code?: string }, socket: Socket): void => {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const status = STATUSES[error.code ?? ''] ?? '400 Bad Request'
  const sentence = 'İstek okunamadı. The request could not be read.\n'
  const headers = `Content-Type: text/plain; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(sentence)}\r\nCache-Control: no-store\r\nConnection: close`
  if (socket.writable) socket.write(`HTTP/1.1 ${status}\r\n${headers}\r\n\r\n${sentence}`)
  socket.destroySoon()
}

const STATUSES: Record<string, string> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
}
