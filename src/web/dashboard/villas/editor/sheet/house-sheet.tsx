import { type ReactNode, useRef } from 'react'
import type { Choices } from '../../../../../features/villas/choices/choices.contract.ts'
import { useFirstFault } from '../../../../ui/use-first-fault.ts'
import { sentBy } from '../../../kit/form/sent-by.ts'
import type { HouseForm } from '../use-house.ts'
import { Capacity } from './capacity.tsx'
import { Distances } from './distances.tsx'
import { General } from './general.tsx'
import { Place } from './place.tsx'
import { Pools } from './pools.tsx'
import { Stay } from './stay.tsx'
import { Texts } from './texts.tsx'

type Props = { villaId: number; form: HouseForm; choices: Choices; foot: ReactNode }

/** All sections of a house as one form, which Ctrl/⌘ S sends; after a try the first wrong field is gone to. */
export const HouseSheet = ({ villaId, form, choices, foot }: Props) => {
  const ref = useRef<HTMLFormElement>(null)
  useFirstFault(ref, form.tries)
  useFirstFault(ref, form.refused)
  return (
    <form
      ref={ref}
      className="stack stack--l"
      {...sentBy(() => form.changes > 0 && !form.sending && form.send({ villa_id: villaId }))}
    >
      <General form={form} choices={choices} />
      <Texts form={form} />
      <Place form={form} choices={choices} />
      <Capacity form={form} />
      <Pools form={form} />
      <Distances form={form} />
      <Stay form={form} />
      {foot}
    </form>
  )
}
