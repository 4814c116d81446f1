const KEY = 'notice-sound'

/** Does this browser ring? Not before somebody says so. */
export const isLoud = (): boolean => localStorage.getItem(KEY) === 'on'

export const setLoud = (on: boolean): void => localStorage.setItem(KEY, on ? 'on' : 'off')

/** Two short tones, made by the browser itself; nothing where it may not sound yet. */
export const ring = (): void => {
  const context = new AudioContext()
  for (const [at, pitch] of [
    [0, 880],
    [0.16, 1_175],
  ] as const) {
    const [tone, volume] = [context.createOscillator(), context.createGain()]
    tone.frequency.value = pitch
    volume.gain.setValueAtTime(0.12, context.currentTime + at)
    volume.gain.exponentialRampToValueAtTime(0.001, context.currentTime + at + 0.15)
    tone.connect(volume).connect(context.destination)
    tone.start(context.currentTime + at)
    tone.stop(context.currentTime + at + 0.16)
  }
  setTimeout(() => void context.close(), 1_000)
}
