import { useState } from 'react'
import { Refused } from '../../../../../kernel/refused.ts'
import { sendPicture } from '../../../../browser/pictures/send-picture.ts'
import { say } from '../../../../words/dashboard.ts'
import { typeInto } from './typed-into.ts'

export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif']

/** Sends a picture that was chosen, dropped or pasted, and puts it where the cursor of the text stands. */
export const useDroppedPicture = (area: () => HTMLTextAreaElement | null) => {
  const [state, setState] = useState<{ sending: boolean; why: string }>({ sending: false, why: '' })
  const take = async (file: File): Promise<void> => {
    if (state.sending) return
    if (!PICTURE_TYPES.includes(file.type)) return setState({ sending: false, why: say('picture.wrong-type') })
    setState({ sending: true, why: '' })
    try {
      const path = await sendPicture(file)
      const there = area()
      const name = file.name.replace(/\.\w+$/, '').replace(/[[\]()\\]/g, ' ')
      if (there) typeInto(there, `\n\n![${name.trim()}](${path})\n\n`)
      setState({ sending: false, why: '' })
    } catch (error) {
      setState({ sending: false, why: error instanceof Refused ? error.message : say('form.offline') })
    }
  }
  return { ...state, take }
}
