import { useLocation } from 'react-router'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import { useSay } from '../../../words/use-say.ts'

/** How a sentence was taken, said once above its villas; it came with the way here, not in the address. */
export const LeftWords = () => {
  const say = useSay()
  const hydrated = useHydrated()
  const { state } = useLocation()
  if (!hydrated || !state || typeof state !== 'object') return null
  const left = 'left' in state && Array.isArray(state.left) ? state.left.join(', ') : ''
  const week = 'week' in state && state.week
  return (
    <>
      {left && <p role="status">{say('said.left', { words: left })}</p>}
      {typeof week === 'string' && <p role="status">{say('said.week', { amount: week })}</p>}
    </>
  )
}
