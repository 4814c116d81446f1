/** Who reads a villa's calendar, by what its program calls itself; `hosts` are where its own calendars stand. */
const READERS = [
  { reader: 'airbnb', agent: /airbnb/i, hosts: /(^|\.)airbnb\./ },
  { reader: 'booking', agent: /booking/i, hosts: /(^|\.)booking\.com$/ },
  { reader: 'vrbo', agent: /vrbo|homeaway|expedia/i, hosts: /(^|\.)(vrbo|homeaway|expedia)\./ },
  { reader: 'google', agent: /google/i, hosts: /(^|\.)google\.com$/ },
  { reader: 'outlook', agent: /outlook|microsoft|exchange/i, hosts: /(^|\.)(outlook|office365|live)\.com$/ },
  { reader: 'apple', agent: /apple|ios\/|macos|dataaccessd|icloud/i, hosts: /(^|\.)icloud\.com$/ },
] as const

export type Reader = (typeof READERS)[number]['reader'] | 'other'

export const readerOf = (userAgent: string): Reader =>
  READERS.find(({ agent }) => agent.test(userAgent.slice(0, 300)))?.reader ?? 'other'

/**
 * Is a feed at this address the reader's own calendar? It is not told its own events: it would give them back, and what
 * it closed would stay closed for ever.
 */
export const isOwnCalendar = (reader: Reader, url: string): boolean => {
  const host = URL.parse(url)?.hostname ?? ''
  return READERS.find((each) => each.reader === reader)?.hosts.test(host) ?? false
}
