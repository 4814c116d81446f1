import { ImagePlus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { DropZone } from 'react-aria-components/DropZone'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import { Refused } from '../../../../../kernel/refused.ts'
import { say } from '../../../../words/dashboard.ts'
import { IconButton } from '../../button/icon-button.tsx'
import { FieldError } from '../field.tsx'
import style from './picture-field.module.css'

const TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif']

type Props = {
  label: string
  /** The address of the picture, '' for none. */
  value: string
  onChange: (address: string) => void
  /** Sends the file and answers its address; refuses with a sentence. */
  send: (file: File) => Promise<string>
  error?: string
}

type State = { kind: 'rest' } | { kind: 'sending' } | { kind: 'refused'; why: string }

/** One picture: dropped, pasted or chosen, sent at once, shown, and taken away again. */
export const PictureField = ({ label, value, onChange, send, error }: Props) => {
  const [state, setState] = useState<State>({ kind: 'rest' })
  const take = async (file: File | undefined) => {
    if (!file || state.kind === 'sending') return
    if (!TYPES.includes(file.type)) return setState({ kind: 'refused', why: say('picture.wrong-type') })
    setState({ kind: 'sending' })
    try {
      onChange(await send(file))
      setState({ kind: 'rest' })
    } catch (error) {
      setState({ kind: 'refused', why: error instanceof Refused ? error.message : say('form.offline') })
    }
  }
  return (
    <fieldset className={style.field}>
      <legend className={style.label}>{label}</legend>
      <DropZone
        className={style.zone}
        aria-label={label}
        getDropOperation={(types) => (TYPES.some((type) => types.has(type)) ? 'copy' : 'cancel')}
        onDrop={async ({ items }) => take(await items.find((item) => item.kind === 'file')?.getFile())}
      >
        {value && <img src={value} alt="" />}
        {state.kind === 'sending' && <span className="spin" role="status" aria-label={say('picture.sending')} />}
        <FileTrigger acceptedFileTypes={TYPES} onSelect={(files) => take(files?.[0])}>
          <Button className={style.choose}>
            <ImagePlus className="i" aria-hidden />
            {say(value ? 'picture.other' : 'picture.choose')}
          </Button>
        </FileTrigger>
        {value && <IconButton icon={Trash2} label={say('picture.remove')} onClick={() => onChange('')} />}
      </DropZone>
      {error && state.kind !== 'refused' && <FieldError>{error}</FieldError>}
      {state.kind === 'refused' && <FieldError alert>{state.why}</FieldError>}
    </fieldset>
  )
}
