/** What a shelf holds: its size in bytes may change while it stands there. */
type Sized = { readonly bytes: number }

/**
 * Things by name, at most so many bytes of them together: the one that was asked for longest ago goes first. A thing
 * larger than the whole shelf is not kept. To be asked costs a number; who puts one too many looks for the oldest.
 */
export const openShelf = <Thing extends Sized>(mostBytes: number) => {
  const places = new Map<string, { thing: Thing; counted: number; asked: number }>()
  let total = 0
  let count = 0
  const drop = (name: string): void => {
    total -= places.get(name)?.counted ?? 0
    places.delete(name)
  }
  const oldest = (): string => {
    let [found, least] = ['', Number.POSITIVE_INFINITY]
    for (const [name, { asked }] of places) if (asked < least) [found, least] = [name, asked]
    return found
  }
  return {
    get(name: string): Thing | undefined {
      const place = places.get(name)
      if (!place) return undefined
      place.asked = ++count
      return place.thing
    },
    /** Puts a thing on the shelf, or counts it anew when it has grown. */
    put(name: string, thing: Thing): void {
      drop(name)
      const counted = thing.bytes
      places.set(name, { thing, counted, asked: ++count })
      total += counted
      while (total > mostBytes) drop(oldest())
    },
    drop,
    get bytes(): number {
      return total
    },
    get count(): number {
      return places.size
    },
  }
}

/** Browsers take everything packed; what programs read plainly is ten times as large and would drive theirs out. */
const PLAIN_SHARE = 1 / 4

/** Things that are packed and things that are not, each on a shelf of its own. */
export const openShelves = <Thing extends Sized & { readonly isPacked: boolean }>(mostBytes: number) => {
  const plain = openShelf<Thing>(mostBytes * PLAIN_SHARE)
  const packed = openShelf<Thing>(mostBytes * (1 - PLAIN_SHARE))
  return {
    get: (name: string): Thing | undefined => packed.get(name) ?? plain.get(name),
    put(name: string, thing: Thing): void {
      const [on, off] = thing.isPacked ? [packed, plain] : [plain, packed]
      off.drop(name)
      on.put(name, thing)
    },
    get bytes(): number {
      return packed.bytes + plain.bytes
    },
    get count(): number {
      return packed.count + plain.count
    },
  }
}
