/** Round widths, in whole units: ends that anybody would name. */
const widths = function* () {
  for (let ten = 1; ; ten *= 10)
    for (const width of [1, 2, 2.5, 5]) if (Number.isInteger(width * ten)) yield width * ten
}

/** The prices (whole units) in `steps` columns of one round width; null without any. */
export const priceSteps = (
  prices: readonly number[],
  steps: number,
): { low: number; step: number; counts: number[] } | null => {
  if (!prices.length) return null
  let [least, most] = [Number.POSITIVE_INFINITY, 0]
  for (const price of prices) {
    least = Math.min(least, price)
    most = Math.max(most, price)
  }
  for (const step of widths()) {
    const low = Math.floor(least / step) * step
    if (low + steps * step <= most) continue
    const counts = Array<number>(steps).fill(0)
    for (const price of prices) {
      const at = Math.floor((price - low) / step)
      counts[at] = (counts[at] ?? 0) + 1
    }
    return { low, step, counts }
  }
  return null
}
