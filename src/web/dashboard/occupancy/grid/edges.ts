const EDGE_PX = { mouse: 6, touch: 14 }
type Pointer = keyof typeof EDGE_PX

/** Has a bar of this width ends to pull at? A narrower one is only moved. */
export const hasEdges = (width: number, pointer: Pointer = 'mouse'): boolean => width >= 4 * EDGE_PX[pointer]

/** What a bar is taken hold of by: one of its ends, or the whole of it. */
export const gripOf = (
  { left, right }: { left: number; right: number },
  x: number,
  pointer: Pointer,
): 'move' | 'until' | 'from' => {
  if (!hasEdges(right - left, pointer)) return 'move'
  if (right - x <= EDGE_PX[pointer]) return 'until'
  return x - left <= EDGE_PX[pointer] ? 'from' : 'move'
}
