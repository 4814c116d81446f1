export type Compare = (one: number, other: number) => number

/** Puts a value where it belongs in a sorted list that doesn't hold it. */
export const insertSorted = (list: number[], value: number, compare: Compare): void =>
  void list.splice(placeOf(list, value, compare), 0, value)

/** Takes a value out of a sorted list; it must still compare as when it was put in. */
export const removeSorted = (list: number[], value: number, compare: Compare): void => {
  const place = placeOf(list, value, compare)
  if (list[place] === value) list.splice(place, 1)
}

const placeOf = (list: number[], value: number, compare: Compare): number => {
  let [low, high] = [0, list.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (compare(list[middle] ?? 0, value) < 0) low = middle + 1
    else high = middle
  }
  return low
}

/** So many are picked one by one; for more all are sorted. */
const FEW = 256

/** Of the numbers below `count` in an order that tells any two apart: `take` after the first `skip`. */
export const pageOf = (count: number, { skip, take }: { skip: number; take: number }, compare: Compare): number[] => {
  const wanted = skip + take
  if (wanted > FEW)
    return Array.from({ length: count }, (_, index) => index)
      .sort(compare)
      .slice(skip, wanted)
  const first: number[] = []
  for (let index = 0; index < count; index++) {
    const last = first[wanted - 1]
    if (last !== undefined && compare(index, last) > 0) continue
    if (last !== undefined) first.pop()
    insertSorted(first, index, compare)
  }
  return first.slice(skip)
}
