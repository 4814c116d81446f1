import { TriangleAlert } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { useSay } from '../../../words/use-say.ts'
import style from './field.module.css'
import { Input, TextArea } from './input.tsx'

type Shared = { label: ReactNode; error?: string; hint?: string; optional?: boolean; wide?: boolean }

/** A labelled input whose error stands under it and is read with it. */
export const Field = ({ label, error, hint, optional, wide, ...input }: Shared & ComponentProps<'input'>) => (
  <FieldFrame {...{ label, error, hint, optional, wide }}>{(box) => <Input {...box} {...input} />}</FieldFrame>
)

/** The same for longer text. */
export const TextField = ({ label, error, hint, optional, wide, ...input }: Shared & ComponentProps<'textarea'>) => (
  <FieldFrame {...{ label, error, hint, optional, wide }}>{(box) => <TextArea {...box} {...input} />}</FieldFrame>
)

/** Fields beside each other where there is room; a `wide` one has its own line. */
export const FieldGrid = ({ children }: { children: ReactNode }) => <div className={style.grid}>{children}</div>

/** What is wrong, with an icon: never colour alone. */
export const FieldError = ({ id, children }: { id?: string; children: ReactNode }) => (
  <p className={style.error} id={id}>
    <TriangleAlert className="i" aria-hidden />
    {children}
  </p>
)

export const FieldHint = ({ id, children }: { id?: string; children: ReactNode }) => (
  <p className={style.hint} id={id}>
    {children}
  </p>
)

type Box = { id: string; 'aria-invalid': true | undefined; 'aria-describedby': string | undefined }

const FieldFrame = ({
  label,
  error,
  hint,
  optional,
  wide,
  children,
}: Shared & { children: (box: Box) => ReactNode }) => {
  const say = useSay()
  const id = useId()
  const note = `${id}-note`
  return (
    <div className={wide ? `${style.field} ${style.wide}` : style.field}>
      <label htmlFor={id}>
        {label} {optional && <span className={style.optional}>({say('form.optional')})</span>}
      </label>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': error || hint ? note : undefined,
      })}
      {error ? <FieldError id={note}>{error}</FieldError> : hint && <FieldHint id={note}>{hint}</FieldHint>}
    </div>
  )
}
