/**
 * Where in a question stands text that no database takes: a null character, or half of a surrogate pair. The path with
 * dots, or null. Without recursion: a question may be nested as deep as its size allows.
 */
export const unstorableAt = (question: unknown): string | null => (isStorable(question) ? null : pathIn(question))

/** As a rule nothing is wrong: a million values are looked at without naming one of them. */
const isStorable = (question: unknown): boolean => {
  const open: unknown[] = [question]
  while (open.length) {
    const value = open.pop()
    if (typeof value === 'string') {
      if (isUnstorable(value)) return false
    } else if (Array.isArray(value)) {
      for (const each of value) if (holdsText(each)) open.push(each)
    } else if (value !== null && typeof value === 'object') {
      for (const name in value) {
        const each = Reflect.get(value, name)
        if (holdsText(each)) open.push(each)
      }
    }
  }
  return true
}

const holdsText = (value: unknown): boolean =>
  typeof value === 'string' || (typeof value === 'object' && value !== null)
const isUnstorable = (text: string): boolean => text.includes('\0') || !text.isWellFormed()

const pathIn = (question: unknown): string | null => {
  const open: { path: string; value: unknown }[] = [{ path: '', value: question }]
  for (let at = open.pop(); at; at = open.pop()) {
    const { path, value } = at
    if (typeof value === 'string' && isUnstorable(value)) return path || 'body'
    if (value === null || typeof value !== 'object') continue
    for (const [name, inner] of Object.entries(value))
      open.push({ path: path ? `${path}.${name}` : name, value: inner })
  }
  return null
}
