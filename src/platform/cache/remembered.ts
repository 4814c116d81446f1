const MOST_REMEMBERED = 5_000
/** Of longer texts nothing is remembered: strangers send them. */
const LONGEST_REMEMBERED = 1_000

/**
 * The same texts come again and again: taking an address or a header apart costs more than all the rest of an answer
 * from memory.
 */
export const remembered = <Answer>(tell: (text: string) => Answer): ((text: string) => Answer) => {
  const told = new Map<string, Answer>()
  return (text) => {
    const known = told.get(text)
    if (known !== undefined) return known
    const answer = tell(text)
    if (text.length > LONGEST_REMEMBERED) return answer
    if (told.size >= MOST_REMEMBERED) told.clear()
    told.set(text, answer)
    return answer
  }
}
