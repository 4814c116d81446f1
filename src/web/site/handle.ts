/**
 * What a page says of itself before it is made: the words it needs beside those of the frame (words/load, which it
 * imports; a browser fetches them with its scripts), and whether a booking is in
 * progress on it: nothing around it leads away.
 */
export type Handle = { words?: readonly string[]; checkout?: true }

export const handleOf = (handle: unknown): Handle => (handle ?? {}) as Handle
