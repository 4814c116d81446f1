import { data } from 'react-router'
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
