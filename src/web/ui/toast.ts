export type Message = {
  kind: 'ok' | 'bad' | 'info'
  text: string
  /** `run` takes back what was done; `finish` does it for good when nobody did. */
  undo?: { label: string; run: () => void; finish: () => void }
}
export type Show = (message: Message) => void
export type ToasterProps = { label: string; close: string; position: 'bottom-center' | 'bottom-right' | 'top-center' }

let waiting: Message[] = []
let show: Show = (message) => void waiting.push(message)

/** A short message in the corner. */
export const toast = (kind: Message['kind'], text: string): void => show({ kind, text })

/** Says what was done and offers to take it back for ten seconds; `finish` runs when nobody did, also when the page is left. */
export const offerUndo = (text: string, label: string, run: () => void, finish: () => void): void =>
  show({ kind: 'info', text, undo: { label, run, finish } })

/** From now on messages go to `ready`; those that waited for it first. */
export const showWith = (ready: Show): void => {
  show = ready
  for (const message of waiting) show(message)
  waiting = []
}
