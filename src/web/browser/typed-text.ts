const PREFIX = 'happyvillalari.typed:'

/** What a person typed into a form of this tab, by the names of its fields; gone with the tab. */
export const typedText = (form: string): Record<string, string> => {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(PREFIX + form) ?? '{}')
    return stored && typeof stored === 'object'
      ? Object.fromEntries(Object.entries(stored).filter(([, text]) => typeof text === 'string'))
      : {}
  } catch {
    return {}
  }
}

/** Keeps what was typed, or forgets it (null). */
export const keepTypedText = (form: string, text: Record<string, string> | null): void => {
  try {
    if (text) sessionStorage.setItem(PREFIX + form, JSON.stringify(text))
    else sessionStorage.removeItem(PREFIX + form)
  } catch {
    // a browser that keeps nothing still shows the page
  }
}
