/** Minor units of an amount as providers write it ('1234.5', 10, '10.00'); NaN for what is no such amount. */
export const minorOf = (written: unknown): number => {
  const [, whole, part = ''] = /^(\d{1,12})(?:\.(\d{1,8}))?$/.exec(String(written ?? '')) ?? []
  if (whole === undefined || /[1-9]/.test(part.slice(2))) return Number.NaN
  return Number(whole) * 100 + Number(part.slice(0, 2).padEnd(2, '0'))
}

/** An amount with a point and two digits: 1234500 → '12345.00'. */
export const withCents = (minor: number): string => `${Math.trunc(minor / 100)}.${String(minor % 100).padStart(2, '0')}`
