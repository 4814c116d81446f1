/** A mail as it came over the wire, made readable: unfolded headers (lower case), decoded words, decoded parts. */
export const readMail = (raw: string): { headers: Map<string, string[]>; text: string; html: string } => {
  const { headers, body } = split(raw)
  const boundary = /boundary="?([^";]+)"?/.exec(headers.get('content-type')?.[0] ?? '')?.[1]
  const parts = boundary
    ? body.split(`--${boundary}`).map((part) => split(part.replace(/^\r?\n/, '')))
    : [{ headers, body }]
  const partOf = (type: string) => {
    const part = parts.find((each) => each.headers.get('content-type')?.[0]?.startsWith(type))
    return part ? decode(part.body, part.headers.get('content-transfer-encoding')?.[0] ?? '') : ''
  }
  return { headers, text: partOf('text/plain'), html: partOf('text/html') }
}

const split = (raw: string): { headers: Map<string, string[]>; body: string } => {
  const end = raw.search(/\r?\n\r?\n/)
  const headers = new Map<string, string[]>()
  for (const line of raw
    .slice(0, end < 0 ? raw.length : end)
    .replace(/\r?\n[ \t]+/g, ' ')
    .split(/\r?\n/)) {
    const [, name, value] = /^([\w-]+):\s*(.*)$/.exec(line) ?? []
    if (name && value !== undefined)
      headers.set(name.toLowerCase(), [...(headers.get(name.toLowerCase()) ?? []), words(value)])
  }
  return { headers, body: end < 0 ? '' : raw.slice(end).replace(/^(\r?\n){2}/, '') }
}

/** '=?UTF-8?Q?Villan=C4=B1z?=' → 'Villanız' (RFC 2047). */
const words = (value: string): string =>
  value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([QB])\?([^?]*)\?=/gi, (_, how: string, text: string) =>
      how.toUpperCase() === 'B' ? Buffer.from(text, 'base64').toString() : quoted(text.replaceAll('_', ' ')),
    )

const decode = (body: string, how: string): string => {
  if (how === 'base64') return Buffer.from(body, 'base64').toString()
  return how === 'quoted-printable' ? quoted(body.replace(/=\r?\n/g, '')) : body
}

const quoted = (text: string): string =>
  Buffer.from(
    text.replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString()
