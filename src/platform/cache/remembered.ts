/** How many texts, and of how many characters at most, are remembered. */
type Bounds = { most: number; longest: number }
/** For what strangers send. */
const ADDRESSES: Bounds = { most: 5_000, longest: 1_000 }

/**
 * The same texts come again and again: taking an address or a header apart costs more than all the rest of an answer
 * from memory.
 */
export const remembered = <Answer>(
  tell: (text: string) => Answer,
  { most, longest }: Bounds = ADDRESSES,
): ((text: string) => Answer) => {
  const told = new Map<string, Answer>()
  return (text) => {
    const known = told.get(text)
    if (known !== undefined) return known
    const answer = tell(text)
    if (text.length > longest) return answer
    if (told.size >= most) told.clear()
    told.set(text, answer)
    return answer
  }
}
