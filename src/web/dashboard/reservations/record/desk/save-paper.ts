/** Gives a paper that came as base64 to the person as a file: nothing in it runs here. */
export const savePaper = (name: string, { type, data }: { type: string; data: string }): void => {
  const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))
  saveBlob(name, new Blob([bytes], { type }))
}

/** Gives a text to the person as a CSV file. */
export const saveText = (name: string, text: string): void =>
  saveBlob(name, new Blob([text], { type: 'text/csv;charset=utf-8' }))

const saveBlob = (name: string, blob: Blob): void => {
  const url = URL.createObjectURL(blob)
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
