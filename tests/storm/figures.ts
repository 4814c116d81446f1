/** One write: which kind, how it was answered ('201', '409 nights-taken'), and how long that took. */
export type Deed = { kind: string; answer: string; ms: number }

/**
 * A table of the deeds by kind: how many, what was answered, and how long it took (ms: half of them, 95 and 99 of a
 * hundred, the longest).
 */
export const figuresOf = (deeds: readonly Deed[], seconds: number): string => {
  const rows = [...Map.groupBy(deeds, ({ kind }) => kind)].map(([kind, of]) => {
    const times = of.map(({ ms }) => ms).sort((a, b) => a - b)
    const at = (part: number) => Math.round(times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0)
    const answers = [...Map.groupBy(of, ({ answer }) => answer)]
      .sort(([, a], [, b]) => b.length - a.length)
      .map(([answer, those]) => `${answer} ×${those.length}`)
    return [kind, of.length, at(0.5), at(0.95), at(0.99), at(1), answers.join(', ')]
  })
  const lines = [['deed', 'n', 'p50', 'p95', 'p99', 'max', 'answers'], ...rows].map(([kind, ...figures]) =>
    [String(kind).padEnd(18), ...figures.slice(0, -1).map((cell) => String(cell).padStart(6)), figures.at(-1)].join(
      ' ',
    ),
  )
  return [...lines, `${Math.round(deeds.length / seconds)} deeds a second, ${seconds.toFixed(0)} s`].join('\n')
}
