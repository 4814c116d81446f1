const BROWSERS: [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const SYSTEMS: [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|Macintosh/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
]

const nameIn = (names: [RegExp, string][], agent: string) => names.find(([pattern]) => pattern.test(agent))?.[1]

/** 'Chrome · Windows' of what a browser calls itself; its first 40 letters when nothing in it is known. */
export const deviceName = (agent: string): string =>
  [nameIn(BROWSERS, agent), nameIn(SYSTEMS, agent)].filter(Boolean).join(' · ') || agent.slice(0, 40)
