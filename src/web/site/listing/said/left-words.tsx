import { useLocation } from 'react-router'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import { useSay } from '../../../words/use-say.ts'

/** What of a sentence was not understood, said once above its villas; it came with the way here, not in the address. */
export const LeftWords = () => {
  const say = useSay()
  const hydrated = useHydrated()
  const { state } = useLocation()
  const left = hydrated ? leftIn(state) : []
  return left.length > 0 && <p role="status">{say('said.left', { words: left.join(', ') })}</p>
}

const leftIn = (state: unknown): string[] => {
  const left = state && typeof state === 'object' && 'left' in state ? state.left : null
  return Array.isArray(left) ? left.filter((each) => typeof each === 'string') : []
}
