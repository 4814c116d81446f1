import { Eye, EyeOff, PenLine } from 'lucide-react'
import { useState } from 'react'
import type { SecretField as Secret } from '../../../../features/owners/owner.shape.ts'
import { readSecret } from '../../../../features/owners/owners.contract.ts'
import { inFours } from '../../../../kernel/identity/numbers.ts'
import { say } from '../../../words/dashboard.ts'
import { Button } from '../../kit/button/button.tsx'
import { CopyButton } from '../../kit/button/copy-button.tsx'
import { IconButton } from '../../kit/button/icon-button.tsx'
import { TextField } from '../../kit/fields/text-field.tsx'
import { useWrite } from '../../kit/form/use-write.ts'
import style from './owner.module.css'
import type { OwnerForm } from './owner-form.ts'

type Props = { form: OwnerForm; name: Secret; label: string; ownerId: number; mask: string | null }

/** A number that is shown on demand, and replaced by typing another. */
export const SecretField = ({ form, name, label, ownerId, mask }: Props) => {
  const [replacing, setReplacing] = useState(false)
  if (!mask) return <TextField form={form} name={name} label={label} />
  if (replacing)
    return (
      <div className={style.secret}>
        <TextField form={form} name={name} label={label} placeholder={mask} help={say('owner.replace-help')} />
        <Button
          look="quiet"
          size="small"
          onClick={() => {
            form.set(name, '')
            setReplacing(false)
          }}
        >
          {say('owner.keep')}
        </Button>
      </div>
    )
  return <Shown name={name} label={label} ownerId={ownerId} mask={mask} replace={() => setReplacing(true)} />
}

type ShownProps = Omit<Props, 'form'> & { mask: string; replace: () => void }

const Shown = ({ name, label, ownerId, mask, replace }: ShownProps) => {
  const [value, setValue] = useState<string>()
  const { send, sending } = useWrite(readSecret, ({ content }) => setValue(content.value), say('owner.shown-note'))
  const shut = mask === '?'
  return (
    <div className={style.secret}>
      <span className={style.label}>{label}</span>
      <span className={style.number}>
        <output className="num grow">{shut ? say('owner.shut') : (value && shownAs(name, value)) || mask}</output>
        {value && <CopyButton text={value} />}
        {!shut && (
          <IconButton
            icon={value ? EyeOff : Eye}
            label={say(value ? 'owner.hide' : 'owner.show', { field: label })}
            disabled={sending}
            onClick={() => (value ? setValue(undefined) : send({ params: { id: ownerId }, body: { field: name } }))}
          />
        )}
        <IconButton icon={PenLine} label={`${say('owner.replace')}: ${label}`} onClick={replace} />
      </span>
    </div>
  )
}

const shownAs = (name: Secret, value: string): string => (name === 'iban' ? inFours(value) : value)
