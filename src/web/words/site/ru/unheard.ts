import type { Phrase } from '../../say.ts'
import type { unheard as turkish } from '../tr/unheard.ts'

export const unheard: Record<keyof typeof turkish, Phrase> = {
  'unheard.title': 'Ответ не получен',
  'unheard.text':
    'Неизвестно, дошла ли до нас отправка. Введённое сохранилось; отправьте ещё раз чуть позже, дважды это не засчитается.',
}
