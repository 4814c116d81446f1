import { useSyncExternalStore } from 'react'

/**
 * A value the browser remembers under a key, shared by every part of the page and by other tabs. The server sees
 * `absent`. A part that uses what `of` picks from it (a number, a truth) is drawn anew only when that changes.
 */
export type Stored<T> = { read: () => T; write: (value: T) => void; use: Use<T> }
type Use<T> = { (): T; <Part extends string | number | boolean>(of: (value: T) => Part): Part }

/**
 * `parse` gets the stored text, or null; it must give the same object for the same text, so it is asked once per text.
 */
export const stored = <T>(
  key: string,
  absent: T,
  parse: (text: string) => T,
  print: (value: T) => string,
): Stored<T> => {
  let text: string | null = null
  let value = absent
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }
  const read = (): T => {
    const now = textOf(key)
    if (now !== text) {
      text = now
      value = now === null ? absent : parse(now)
    }
    return value
  }
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    addEventListener('storage', listener)
    return () => {
      listeners.delete(listener)
      removeEventListener('storage', listener)
    }
  }
  const write = (next: T) => {
    try {
      localStorage.setItem(key, print(next))
    } catch {
      return // a browser that keeps nothing still shows the page
    }
    tell()
  }
  const use = (of: (value: T) => unknown = (whole) => whole) =>
    useSyncExternalStore(
      subscribe,
      () => of(read()),
      () => of(absent),
    )
  return { read, write, use: use as Use<T> }
}

/** A list the browser remembers under a key; what is no item of it, or no list at all, is left out. */
export const storedList = <T>(key: string, isItem: (value: unknown) => value is T): Stored<T[]> =>
  stored<T[]>(key, [], (text) => itemsIn(text, isItem), JSON.stringify)

const itemsIn = <T>(text: string, isItem: (value: unknown) => value is T): T[] => {
  try {
    const list: unknown = JSON.parse(text)
    return Array.isArray(list) ? list.filter(isItem) : []
  } catch {
    return []
  }
}

const textOf = (key: string): string | null => {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}
