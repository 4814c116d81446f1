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

/** So many are picked one by one; for more, the page is parted from the rest and only the page is sorted. */
const FEW = 256

/** Of the numbers below `count` in an order that tells any two apart: `take` after the first `skip`. */
export const pageOf = (count: number, { skip, take }: { skip: number; take: number }, compare: Compare): number[] => {
  const wanted = Math.min(count, skip + take)
  if (wanted > FEW) {
    const all = Int32Array.from({ length: count }, (_, index) => index)
    part(all, wanted, compare)
    part(all.subarray(0, wanted), Math.min(skip, wanted), compare)
    return [...all.subarray(Math.min(skip, wanted), wanted)].sort(compare)
  }
  const first: number[] = []
  for (let index = 0; index < count; index++) {
    const last = first[wanted - 1]
    if (last !== undefined && compare(index, last) > 0) continue
    if (last !== undefined) first.pop()
    insertSorted(first, index, compare)
  }
  return first.slice(skip)
}

/** Moves the `at` first in the order before all others (quickselect). */
const part = (list: Int32Array, at: number, compare: Compare): void => {
  let [low, high] = [0, list.length - 1]
  while (low < high) {
    const pivot = list[(low + high) >> 1] ?? 0
    let [left, right] = [low, high]
    while (left <= right) {
      while (compare(list[left] ?? 0, pivot) < 0) left++
      while (compare(list[right] ?? 0, pivot) > 0) right--
      if (left > right) break
      const moved = list[left] ?? 0
      list[left++] = list[right] ?? 0
      list[right--] = moved
    }
    if (at <= right) high = right
    else if (at > left) low = left
    else return
  }
}
