import type { PermitState } from '../../../features/villas/permits/permit.shape.ts'
import { checkPermit } from '../../../features/villas/permits/permits.contract.ts'
import { toast } from '../../ui/toast.ts'
import { say } from '../../words/dashboard.ts'
import { useWrite } from '../kit/form/use-write.ts'

/** Notes what the Ministry's page says of the permit of a villa, and says what became of the villa. */
export const useCheck = ({ id, name }: { id: number; name: string }) => {
  const { send, sending, refused } = useWrite(checkPermit, ({ content: { unpublished } }) => {
    if (unpublished) toast('info', say('permits.said-off', { villa: name }))
  })
  return {
    sending,
    refused,
    check: (state: PermitState, number: string) => send({ params: { villa_id: id }, body: { state, number } }),
  }
}
