import { TriangleAlert } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { useSay } from '../../words/use-say.ts'

type Shared = { label: ReactNode; name: string; error?: string; hint?: string; optional?: boolean; wide?: boolean }

/** A labelled input whose error stands under it and is read with it. */
export const Field = ({ label, error, hint, optional, wide, ...input }: Shared & ComponentProps<'input'>) => {
  const id = useId()
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint} optional={optional} wide={wide}>
      <input
        id={id}
        className="input"
        aria-invalid={error ? true : undefined}
        aria-describedby={error || hint ? `${id}-note` : undefined}
        {...input}
      />
    </FieldFrame>
  )
}

/** The same for longer text. */
export const TextField = ({ label, error, hint, optional, wide, ...input }: Shared & ComponentProps<'textarea'>) => {
  const id = useId()
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint} optional={optional} wide={wide}>
      <textarea
        id={id}
        className="textarea"
        aria-invalid={error ? true : undefined}
        aria-describedby={error || hint ? `${id}-note` : undefined}
        {...input}
      />
    </FieldFrame>
  )
}

/** What is wrong, with an icon: never colour alone. */
export const FieldError = ({ id, children }: { id?: string; children: ReactNode }) => (
  <p className="field__msg" id={id}>
    <TriangleAlert className="i" aria-hidden />
    {children}
  </p>
)

type Frame = Omit<Shared, 'name'> & { id: string; children: ReactNode }

const FieldFrame = ({ id, label, error, hint, optional, wide, children }: Frame) => {
  const say = useSay()
  const classes = ['field', error && 'field--bad', wide && 'span2'].filter(Boolean).join(' ')
  return (
    <div className={classes}>
      <label htmlFor={id}>
        {label} {optional && <span className="opt">({say('form.optional')})</span>}
      </label>
      {children}
      {error ? (
        <FieldError id={`${id}-note`}>{error}</FieldError>
      ) : (
        hint && (
          <p className="field__hint" id={`${id}-note`}>
            {hint}
          </p>
        )
      )}
    </div>
  )
}
