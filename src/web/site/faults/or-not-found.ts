import { data, redirect } from 'react-router'
import { Refused } from '../../../kernel/refused.ts'

/** The answer, or the site's 404 page when the API knows nothing of it. */
export const orNotFound = async <T>(answer: Promise<T>): Promise<T> => {
  try {
    return await answer
  } catch (error) {
    if (error instanceof Refused && (error.status === 404 || error.code === 'malformed' || error.code === 'invalid'))
      throw data(null, { status: 404 })
    throw error
  }
}

/** Sends whoever asks for what has another address now there, for good. */
export const orMoved = async <T>(request: Request, answer: Promise<T>): Promise<T> => {
  try {
    return await answer
  } catch (error) {
    if (!(error instanceof Refused) || typeof error.detail.movedTo !== 'string') throw error
    const { pathname, search } = new URL(request.url)
    throw redirect(pathname.replace(/[^/]+$/, error.detail.movedTo) + search, 301)
  }
}
