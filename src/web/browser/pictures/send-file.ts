import { address } from '../../../kernel/client.ts'
import type { AnswerOf, AnyEndpoint, Question } from '../../../kernel/endpoint.ts'
import { type RefusalAnswer, Refused } from '../../../kernel/refused.ts'
import { restoreSession } from '../session.ts'

/**
 * Sends a file to a call that takes one; `onProgress` hears which part of it (0 to 1) is on its way. Rejects with
 * `Refused` or, when nothing arrives, with a TypeError as fetch does. (fetch itself tells no progress.)
 */
export const sendFile = <E extends AnyEndpoint>(
  call: E,
  question: Question<E>,
  file: Blob,
  onProgress: (part: number) => void = () => undefined,
): Promise<AnswerOf<E>> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(call.method, address(call, question as object))
    request.setRequestHeader('authorization', `Bearer ${restoreSession()?.token ?? ''}`)
    request.setRequestHeader('x-language', document.documentElement.lang || 'tr')
    request.setRequestHeader('content-type', file.type.startsWith('image/') ? file.type : 'application/octet-stream')
    request.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0)
    request.onerror = () => reject(new TypeError('Failed to fetch'))
    request.onload = () => {
      const answer = readAnswer(request.responseText)
      if (request.status >= 200 && request.status < 300) resolve(answer as AnswerOf<E>)
      else reject(new Refused(request.status, answer as RefusalAnswer))
    }
    request.send(file)
  })

const readAnswer = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
