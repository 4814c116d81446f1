import { deflateRawSync, inflateRawSync } from 'node:zlib'

/** So many neighbours are packed together: what they say is alike, and little is read to find one. */
const TOGETHER = 8
/** Texts of one line stand between these. */
const BETWEEN = '\n'

/** Texts of one line each by slot, of which few are read at a time: packed to a quarter. The last block is open. */
export const textBlocks = () => ({
  packed: [] as (Uint8Array | undefined)[],
  open: { block: -1, texts: [] as string[], isChanged: false },
})
export type TextBlocks = ReturnType<typeof textBlocks>

export const readText = (blocks: TextBlocks, slot: number): string =>
  opened(blocks, Math.floor(slot / TOGETHER))[slot % TOGETHER] ?? ''

/** Puts a text into its slot; '' clears it. */
export const writeText = (blocks: TextBlocks, slot: number, text: string): void => {
  const texts = opened(blocks, Math.floor(slot / TOGETHER))
  while (texts.length < slot % TOGETHER) texts.push('')
  texts[slot % TOGETHER] = text
  blocks.open.isChanged = true
}

const opened = (blocks: TextBlocks, block: number): string[] => {
  if (blocks.open.block === block) return blocks.open.texts
  close(blocks)
  const bytes = blocks.packed[block]
  const texts = bytes ? inflateRawSync(bytes).toString().split(BETWEEN) : []
  blocks.open = { block, texts, isChanged: false }
  return texts
}

const close = ({ packed, open }: TextBlocks): void => {
  // copied: what zlib answers holds on to more memory than it fills
  if (open.isChanged) packed[open.block] = new Uint8Array(deflateRawSync(open.texts.join(BETWEEN), { level: 4 }))
}
