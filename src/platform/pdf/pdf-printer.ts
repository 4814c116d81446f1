import { Worker } from 'node:worker_threads'
import { Refusal } from '../../kernel/refusal.ts'
import { gateOf } from '../files/gate.ts'
import type { PdfDocument } from './document.ts'

/** Makes a PDF of a document. Refuses 'unavailable' when too many wait or one takes too long. */
export type PrintPdf = (document: PdfDocument) => Promise<Buffer>

export type PdfPrinter = { print: PrintPdf; stop(): Promise<void> }

/** One document at a time, and so many wait for their turn. */
const WAITING = 12
const LONGEST_MS = 20_000
/** The thread holds the fonts in memory; it goes when nobody has asked for so long. */
const IDLE_MS = 60_000
/** A document that wants more than this is broken. */
const MEMORY = { maxOldGenerationSizeMb: 192 }

type Answer = { id: number; bytes?: Uint8Array; fault?: string }

/** Prints in a thread that is started by the first document and ends when it is not needed. */
export const pdfPrinter = (): PdfPrinter => {
  const gate = gateOf({ running: 1, waiting: WAITING })
  let worker: Worker | null = null
  let idle: NodeJS.Timeout | undefined
  let last = 0
  const stop = async () => {
    clearTimeout(idle)
    const ended = worker
    worker = null
    await ended?.terminate()
  }
  const printOne = async (document: PdfDocument): Promise<Buffer> => {
    clearTimeout(idle)
    const thread =
      worker ??
      started((ended) => {
        if (worker === ended) worker = null
      })
    worker = thread
    try {
      return Buffer.from(await answerOf(thread, { id: ++last, document }))
    } catch (error) {
      await stop() // whatever it was doing, the next document finds a fresh one
      throw error
    } finally {
      idle = setTimeout(() => void stop(), IDLE_MS)
      idle.unref()
    }
  }
  return { print: (document) => gate(() => printOne(document)), stop }
}

const started = (onEnd: (ended: Worker) => void): Worker => {
  const worker = new Worker(new URL('./pdf-worker.ts', import.meta.url), { resourceLimits: MEMORY })
  worker.unref()
  worker.on('exit', () => onEnd(worker))
  return worker.on('error', () => undefined) // whoever waits is told; nobody waits for an idle one
}

const answerOf = (worker: Worker, asked: { id: number; document: PdfDocument }): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    const done = () => {
      clearTimeout(timer)
      worker.off('message', onMessage).off('error', onFault).off('exit', onFault)
    }
    const onMessage = ({ id, bytes, fault }: Answer) => {
      if (id !== asked.id) return
      done()
      if (bytes) resolve(bytes)
      else reject(new Error(`A document could not be printed: ${fault}`))
    }
    const onFault = (fault: unknown) => {
      done()
      reject(new Error(`The thread that prints has ended: ${fault}`))
    }
    const timer = setTimeout(() => {
      done()
      reject(new Refusal('unavailable', { seconds: 30 }))
    }, LONGEST_MS)
    worker.on('message', onMessage).on('error', onFault).on('exit', onFault)
    worker.postMessage(asked)
  })
