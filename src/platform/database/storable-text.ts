/**
 * Where in a question stands text that no database takes: a null character, or half of a surrogate pair. The path with
 * dots, or null. Without
 * recursion: a question may be nested as deep as its size allows.
 */
export const unstorableAt = (question: unknown): string | null => {
  const open: { path: string; value: unknown }[] = [{ path: '', value: question }]
  for (let at = open.pop(); at; at = open.pop()) {
    const { path, value } = at
    if (typeof value === 'string' && (value.includes('\0') || !value.isWellFormed())) return path || 'body'
    if (value === null || typeof value !== 'object') continue
    for (const [name, inner] of Object.entries(value))
      open.push({ path: path ? `${path}.${name}` : name, value: inner })
  }
  return null
}
