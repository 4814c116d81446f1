import { useId } from 'react'
import { useSay } from '../../words/use-say.ts'
import { Select } from '../kit/form/input.tsx'

/** How many instalments, where the bank’s own page does not ask; nothing where there is no choice. */
export const Instalments = ({ most }: { most: number }) => {
  const say = useSay()
  const id = useId()
  if (most < 2) return null
  const counts = [1, 2, 3, 6, 9, 12].filter((count) => count <= most)
  return (
    <div>
      <label htmlFor={id}>{say('pay.instalments')}</label>
      <Select id={id} name="instalments" defaultValue="1">
        {counts.map((count) => (
          <option key={count} value={count}>
            {count === 1 ? say('pay.instalmentsOne') : say('pay.instalmentsN', { n: count })}
          </option>
        ))}
      </Select>
    </div>
  )
}
