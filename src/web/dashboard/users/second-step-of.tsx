import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { dropSecondStep } from '../../../features/owners/people/people.contract.ts'
import { say } from '../../words/dashboard.ts'
import { Button } from '../kit/button/button.tsx'
import { useWrite } from '../kit/form/use-write.ts'
import { Note } from '../kit/page/note.tsx'

/** Somebody's second step, which a colleague takes away when the telephone is lost. */
export const SecondStepOf = ({ id, onDone }: { id: number; onDone: () => void }) => {
  const [asked, setAsked] = useState(false)
  const drop = useWrite(dropSecondStep, onDone, say('second.dropped'))
  const sure = (
    <Button look="danger" busy={drop.sending} onClick={() => void drop.send({ params: { id } })}>
      {say('second.drop-sure')}
    </Button>
  )
  const ask = <Button onClick={() => setAsked(true)}>{say('second.drop')}</Button>
  return (
    <Note tone={asked ? 'k-warn' : 'k-ok'} icon={ShieldCheck} acts={asked ? sure : ask}>
      {say(asked ? 'second.drop-text' : 'second.has')}
    </Note>
  )
}
