/** Nothing chosen: pictures are cut alike on both sides. */
export const CENTRE = '50% 50%'

export type Focus = { x: number; y: number }

/** '30% 60%' → { x: 30, y: 60 }; what is none is the centre. */
export const focusOf = (text: string): Focus => {
  const [, x = '50', y = '50'] = /^(\d{1,3})% (\d{1,3})%$/.exec(text) ?? []
  return { x: Number(x), y: Number(y) }
}

/** Whole per cents, within the picture. */
export const focusText = ({ x, y }: Focus): string => `${within(x)}% ${within(y)}%`

const within = (part: number): number => Math.round(Math.min(100, Math.max(0, part)))

const STEP = 5
const STEPS: Record<string, Focus | undefined> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
}

/** Where a key moves the point; undefined for a key that is none of it. Home puts it back into the centre. */
export const movedBy = (key: string, text: string): string | undefined => {
  if (key === 'Home') return CENTRE
  const step = STEPS[key]
  const { x, y } = focusOf(text)
  return step && focusText({ x: x + step.x, y: y + step.y })
}
