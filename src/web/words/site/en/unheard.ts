import type { Phrase } from '../../say.ts'
import type { unheard as turkish } from '../tr/unheard.ts'

export const unheard: Record<keyof typeof turkish, Phrase> = {
  'unheard.title': 'No answer came back',
  'unheard.text':
    'We can’t tell whether it reached us. What you entered is still here; send it again in a moment, it counts only once.',
}
