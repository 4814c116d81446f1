/** What a shelf holds: its size in bytes may change while it stands there. */
type Sized = { readonly bytes: number }

/**
 * Things by name, at most so many bytes of them together: the one that was asked for longest ago goes first. A thing
 * larger than the whole shelf is not kept.
 */
export const openShelf = <Thing extends Sized>(mostBytes: number) => {
  const things = new Map<string, { thing: Thing; counted: number }>()
  let total = 0
  const drop = (name: string): void => {
    total -= things.get(name)?.counted ?? 0
    things.delete(name)
  }
  return {
    get(name: string): Thing | undefined {
      const found = things.get(name)
      if (!found) return undefined
      things.delete(name) // a Map keeps the order of insertion: what is asked for goes to the end
      things.set(name, found)
      return found.thing
    },
    /** Puts a thing on the shelf, or counts it anew when it has grown. */
    put(name: string, thing: Thing): void {
      drop(name)
      const counted = thing.bytes
      things.set(name, { thing, counted })
      total += counted
      for (const oldest of things.keys()) {
        if (total <= mostBytes) break
        drop(oldest)
      }
    },
    drop,
    get bytes(): number {
      return total
    },
    get count(): number {
      return things.size
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
