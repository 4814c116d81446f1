import { Check } from 'lucide-react'
import { useSay } from '../../words/use-say.ts'
import style from './steps.module.css'

const STEPS = ['details', 'payment', 'confirmation'] as const

const LOOK: Record<number, string | undefined> = { [-1]: style.done, 0: style.on }

/** The three steps of a booking; `at` is the one the guest is on. */
export const Steps = ({ at }: { at: (typeof STEPS)[number] }) => {
  const say = useSay()
  const current = STEPS.indexOf(at)
  return (
    <ol className={style.steps} aria-label={say('steps.label')}>
      {STEPS.map((step, index) => (
        <li
          key={step}
          className={LOOK[Math.sign(index - current)]}
          aria-current={index === current ? 'step' : undefined}
        >
          <b>{index < current ? <Check className="i" aria-hidden /> : index + 1}</b>
          <span>{say(`steps.${step}`)}</span>
        </li>
      ))}
    </ol>
  )
}
