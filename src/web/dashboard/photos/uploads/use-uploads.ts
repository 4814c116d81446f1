import { useRef, useState } from 'react'
import type { proposePicture } from '../../../../features/proposals/proposals.contract.ts'
import { addVillaPhoto } from '../../../../features/villas/photos/photos.contract.ts'
import { Refused } from '../../../../kernel/refused.ts'
import { compressed } from '../../../browser/pictures/compressed.ts'
import { sendFile } from '../../../browser/pictures/send-file.ts'
import { say } from '../../../words/dashboard.ts'

export type Upload = {
  id: number
  file: File
  /** A picture of the file in this browser. */
  preview: string
  state: 'waiting' | 'sending' | 'making' | 'done' | 'failed'
  /** Which part of it is sent, from 0 to 1. */
  part: number
  /** Why it failed. */
  why?: string
}

type Taker = typeof addVillaPhoto | typeof proposePicture

/**
 * Photos on their way to the server, in the order they were chosen: the next ones are made smaller while one is sent.
 * `onDone` is told after each; `call` takes them: as photos of the villa, or as proposed ones.
 */
export const useUploads = (villaId: number, onDone: () => void, call: Taker = addVillaPhoto) => {
  const [uploads, setUploads] = useState<Upload[]>([])
  const lanes = useRef({ small: Promise.resolve<unknown>(undefined), sent: Promise.resolve<unknown>(undefined) })
  const count = useRef(0)
  const change = (id: number, to: Partial<Upload>) =>
    setUploads((all) => all.map((each) => (each.id === id ? { ...each, ...to } : each)))
  const send = async (id: number, small: Promise<Blob>): Promise<void> => {
    change(id, { state: 'sending', part: 0 })
    try {
      await sendFile(call, { query: { villa_id: villaId } }, await small, (part) =>
        change(id, { part, state: part < 1 ? 'sending' : 'making' }),
      )
      change(id, { state: 'done' })
      onDone()
    } catch (error) {
      change(id, { state: 'failed', why: error instanceof Refused ? error.message : say('form.offline') })
    }
  }
  const begin = ({ id, file }: Upload): void => {
    const small = lanes.current.small.then(() => compressed(file))
    lanes.current.small = small
    lanes.current.sent = lanes.current.sent.then(() => send(id, small))
  }
  const add = (files: File[]): void => {
    const added = files.map(
      (file): Upload => ({
        ...{ id: ++count.current, file, preview: URL.createObjectURL(file) },
        ...{ state: 'waiting', part: 0 },
      }),
    )
    setUploads((all) => [...all, ...added])
    for (const upload of added) begin(upload)
  }
  const again = (upload: Upload): void => {
    change(upload.id, { state: 'waiting', part: 0 })
    begin(upload)
  }
  const forget = (gone: Upload[]): void => {
    for (const { preview } of gone) URL.revokeObjectURL(preview)
    setUploads((all) => all.filter((each) => !gone.includes(each)))
  }
  const busy = uploads.some(({ state }) => state !== 'done' && state !== 'failed')
  return { uploads, add, again, forget, busy }
}
