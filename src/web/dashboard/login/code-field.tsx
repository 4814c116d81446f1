import { useEffect, useRef, useState } from 'react'
import { say } from '../../words/dashboard.ts'
import { Button } from '../kit/button/button.tsx'
import { Field } from '../kit/fields/field.tsx'
import input from '../kit/fields/input.module.css'
import style from './login.module.css'

/** The code of the second step: of the telephone, or one of those that were kept for when it is lost. */
export const CodeField = ({ fault }: { fault: string | undefined }) => {
  const [recovery, setRecovery] = useState(false)
  const area = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the field of the other kind is another
  useEffect(() => area.current?.querySelector('input')?.focus(), [recovery])
  return (
    <div ref={area} className={style.second}>
      <p className={style.lead}>{say(recovery ? 'second.login-recovery-lead' : 'second.login-lead')}</p>
      <Field label={say(recovery ? 'second.recovery' : 'second.login-title')} error={fault}>
        {(wired) => (
          <input
            {...wired}
            key={String(recovery)}
            className={`${input.text} ${style.code}`}
            name="code"
            inputMode={recovery ? 'text' : 'numeric'}
            autoComplete={recovery ? 'off' : 'one-time-code'}
            autoCapitalize="none"
            spellCheck={false}
            maxLength={recovery ? 40 : 7}
          />
        )}
      </Field>
      <Button look="quiet" size="small" onClick={() => setRecovery(!recovery)}>
        {say(recovery ? 'second.use-app' : 'second.use-recovery')}
      </Button>
    </div>
  )
}
