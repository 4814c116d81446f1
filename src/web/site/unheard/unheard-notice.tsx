import '../../words/load/unheard.ts'
import { type Say, useSay } from '../../words/use-say.ts'
import { Notice } from '../kit/note/note.tsx'
import type { Unheard } from './or-unheard.ts'

/** Beside the button of a form: nobody knows whether it arrived, and what to do now. */
export const UnheardNotice = ({ unheard }: { unheard: Unheard | undefined }) => {
  const say = useSay()
  return unheard ? <Notice tone="bad">{unheardSentence(say, unheard)}</Notice> : null
}

export const unheardSentence = (say: Say, { unheard }: Unheard): string =>
  unheard === 'offline'
    ? `${say('offline.title')}. ${say('offline.text')}`
    : `${say('unheard.title')}. ${say('unheard.text')}`
