import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { say } from '../../words/dashboard.ts'
import { IconButton } from '../kit/button/icon-button.tsx'
import type { Wired } from '../kit/fields/field.tsx'
import input from '../kit/fields/input.module.css'
import style from './login.module.css'

type Props = { wired: Wired; name?: string; fresh?: boolean }

/** A password that can be looked at; `fresh` for one that is made up now. */
export const PasswordField = ({ wired, name = 'password', fresh }: Props) => {
  const [shown, setShown] = useState(false)
  return (
    <div className={style.password}>
      <input
        {...wired}
        className={input.text}
        name={name}
        type={shown ? 'text' : 'password'}
        autoComplete={fresh ? 'new-password' : 'current-password'}
        maxLength={200}
        required
      />
      <IconButton
        icon={shown ? EyeOff : Eye}
        label={say(shown ? 'login.hide' : 'login.show')}
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
      />
    </div>
  )
}
