import { LogOut } from 'lucide-react'
import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { say } from '../../../../words/dashboard.ts'
import { Button } from '../../button/button.tsx'
import { Modal, ModalActs } from '../modal.tsx'

type Props = {
  changed: boolean
  /** What of the search part of an address leads elsewhere. */
  leaving?: readonly string[]
}

/** Asks before unsaved changes are left: by a link, by back, and, in the browser's own words, by closing. */
export const UnsavedGuard = ({ changed, leaving = [] }: Props) => {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const [now, next] = [new URLSearchParams(currentLocation.search), new URLSearchParams(nextLocation.search)]
    const elsewhere = leaving.some((name) => now.get(name) !== next.get(name))
    return changed && (elsewhere || currentLocation.pathname !== nextLocation.pathname)
  })
  useEffect(() => {
    if (!changed) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [changed])
  if (blocker.state !== 'blocked') return null
  return (
    <Modal
      title={say('leave.title')}
      onClose={blocker.reset}
      foot={
        <ModalActs>
          <Button onClick={blocker.reset}>{say('act.stay')}</Button>
          <Button look="danger" icon={LogOut} onClick={blocker.proceed}>
            {say('act.leave')}
          </Button>
        </ModalActs>
      }
    >
      <p>{say('leave.text')}</p>
    </Modal>
  )
}
