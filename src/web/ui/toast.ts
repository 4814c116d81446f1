import { afterFrame } from './after-frame.ts'

export type Message = {
  kind: 'ok' | 'bad' | 'info'
  text: string
  /** `run` takes back what was done; `finish` does it for good when nobody did. */
  undo?: { label: string; run: () => void; finish: () => void }
}
export type Shower = { show: (message: Message) => void; takeErrorsAway: () => void }
export type ToasterProps = { label: string; close: string; position: 'bottom-center' | 'bottom-right' | 'top-center' }

let waiting: Message[] = []
let oneWaits = (): void => undefined
const withoutErrors = () => waiting.filter(({ kind }) => kind !== 'bad')
let shower: Shower = {
  show: (message) => {
    waiting.push(message)
    oneWaits()
  },
  takeErrorsAway: () => {
    waiting = withoutErrors()
  },
}

/** A short message in the corner. A success takes the errors away that stand there: they are of the past. */
export const toast = (kind: Message['kind'], text: string): void => {
  if (kind === 'ok') takeErrorsAway()
  afterFrame(() => shower.show({ kind, text }))
}

/** Takes away what went wrong before: it is tried anew. */
export const takeErrorsAway = (): void => shower.takeErrorsAway()

/**
 * Says what was done and offers to take it back for ten seconds; `finish` runs when nobody did, also when the page is
 * left.
 */
export const offerUndo = (text: string, label: string, run: () => void, finish: () => void): void =>
  shower.show({ kind: 'info', text, undo: { label, run, finish } })

/** Runs `fetchShower` each time a message finds nobody to show it yet. */
export const whenAMessageWaits = (fetchShower: () => void): void => {
  oneWaits = fetchShower
  if (waiting.length) fetchShower()
}

/** From now on messages go to `ready`; those that waited for it first. */
export const showWith = (ready: Shower): void => {
  shower = ready
  for (const message of waiting) shower.show(message)
  waiting = []
}
