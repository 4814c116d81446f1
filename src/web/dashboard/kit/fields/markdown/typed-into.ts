/** Puts a text in the place of what is selected, so that Ctrl Z takes it back. */
export const typeInto = (area: HTMLTextAreaElement, text: string): void => {
  area.focus()
  // the one way that keeps the browser's own history of what was typed
  if (document.execCommand('insertText', false, text)) return
  area.setRangeText(text, area.selectionStart, area.selectionEnd, 'end')
  area.dispatchEvent(new Event('input', { bubbles: true }))
}

/** What is selected between two signs; nothing selected: the word given. */
export const wrapIn = (area: HTMLTextAreaElement, [before, after]: readonly [string, string], word: string): void => {
  const { selectionStart, selectionEnd, value } = area
  const chosen = value.slice(selectionStart, selectionEnd) || word
  typeInto(area, before + chosen + after)
  area.setSelectionRange(selectionStart + before.length, selectionStart + before.length + chosen.length)
}

/** A sign before each line that is selected. */
export const beginLines = (area: HTMLTextAreaElement, sign: string): void => {
  const { selectionStart, selectionEnd, value } = area
  const start = value.lastIndexOf('\n', selectionStart - 1) + 1
  const lines = value.slice(start, selectionEnd)
  area.setSelectionRange(start, selectionEnd)
  typeInto(area, lines.replace(/^/gm, sign))
}
