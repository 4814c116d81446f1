import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A stand-in for portals: calendars at addresses of this machine, as the test sets them. */
export const openCalendarStand = async () => {
  const files = new Map<string, string | number>()
  const asked: string[] = []
  const server = createServer((request, response) => {
    const path = request.url ?? ''
    asked.push(path)
    const file = files.get(path) ?? 404
    if (typeof file === 'number') return void response.writeHead(file).end()
    response.writeHead(200, { 'content-type': 'text/calendar; charset=utf-8' }).end(file)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    asked,
    /** Puts a file at an address, or the status it answers; answers the address. */
    put(path: string, file: string | number) {
      files.set(path, file)
      return `http://127.0.0.1:${port}${path}`
    },
    end: () => new Promise((resolve) => server.close(resolve)),
  }
}

/** A calendar of whole stays: [name, first day, day of leaving, title]. */
export const aCalendar = (...stays: [uid: string, from: string, until: string, title?: string][]): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Test//Stand//EN',
    ...stays.flatMap(([uid, from, until, title = 'Reserved']) => [
      'BEGIN:VEVENT',
      `UID:${uid}`,
      `DTSTART;VALUE=DATE:${from.replaceAll('-', '')}`,
      `DTEND;VALUE=DATE:${until.replaceAll('-', '')}`,
      `SUMMARY:${title}`,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
    '',
  ].join('\r\n')
