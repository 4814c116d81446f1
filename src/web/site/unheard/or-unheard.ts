import { isRouteErrorResponse, type ShouldRevalidateFunctionArgs } from 'react-router'
import { isOffline } from '../../browser/is-offline.ts'

/** Nobody knows whether a form arrived: there was no connection, or no proper answer came back. */
export type Unheard = { unheard: 'offline' | 'fault' }

/**
 * What a form's action answers on the server. Where nothing proper comes back that is data too, no fault of the page:
 * the form stays as it was typed, with its key. Redirects and what the site refuses go on as they are.
 */
export const orUnheard = async <T>(answer: Promise<T>): Promise<T | Unheard> => {
  try {
    return await answer
  } catch (error) {
    if (isAnswer(error)) throw error
    return { unheard: isOffline(error) ? 'offline' : 'fault' }
  }
}

export const isUnheard = (answer: unknown): answer is Unheard =>
  typeof answer === 'object' && answer !== null && 'unheard' in answer

/** What a page shows stays while nobody knows whether it still holds: anew it would have another key. */
export const unlessUnheard = ({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean =>
  !isUnheard(actionResult) && defaultShouldRevalidate

const isAnswer = (error: unknown): boolean =>
  (error instanceof Response || isRouteErrorResponse(error)) && error.status < 500
