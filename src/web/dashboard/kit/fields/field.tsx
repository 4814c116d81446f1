import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import style from './field.module.css'

/** What the control inside a field carries so that its label, help and error belong to it. */
export type Wired = { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true; 'aria-required'?: true }

type Props = {
  label: ReactNode
  required?: boolean
  error?: string
  help?: ReactNode
  children: (wired: Wired) => ReactNode
}

/** A control with its label above and its help and error below. */
export const Field = ({ label, required, error, help, children }: Props) => {
  const id = useId()
  const notes = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={style.field}>
      <label htmlFor={id} id={`${id}-label`}>
        {label}
        {required && (
          <span className={style.needed} aria-hidden>
            *
          </span>
        )}
      </label>
      {children({
        id,
        ...(notes && { 'aria-describedby': notes }),
        ...(error && { 'aria-invalid': true }),
        ...(required && { 'aria-required': true }),
      })}
      {help && (
        <span className={style.help} id={`${id}-help`}>
          {help}
        </span>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}

/** What is wrong with a field, below it; `alert` says it at once where no label leads to it. */
export const FieldError = ({ id, alert, children }: { id?: string; alert?: true; children: ReactNode }) => (
  <span className={style.error} data-error id={id} role={alert && 'alert'}>
    <CircleAlert className="i i--xs" aria-hidden />
    {children}
  </span>
)
