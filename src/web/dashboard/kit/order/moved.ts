type Keyed = { id: number }

/** The items with those of `keys` put before or after the item `target`, in the order they had. */
export const moved = <T extends Keyed>(
  items: T[],
  keys: ReadonlySet<unknown>,
  target: { key: unknown; dropPosition: string },
): T[] => {
  const taken = items.filter(({ id }) => keys.has(id))
  const rest = items.filter(({ id }) => !keys.has(id))
  const at = rest.findIndex(({ id }) => id === target.key)
  if (at < 0) return items
  const place = target.dropPosition === 'after' ? at + 1 : at
  return [...rest.slice(0, place), ...taken, ...rest.slice(place)]
}
