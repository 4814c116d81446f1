import { Check, Copy, Download, KeyRound } from 'lucide-react'
import { useCopied } from '../../../../ui/use-copied.ts'
import { say } from '../../../../words/dashboard.ts'
import { Button, buttonClass } from '../../../kit/button/button.tsx'
import { Note } from '../../../kit/page/note.tsx'
import style from './second-step.module.css'

type Props = { codes: string[]; email: string; onDone: () => void }

/** The codes for whoever loses the telephone: shown now and never again. */
export const RecoveryCodes = ({ codes, email, onDone }: Props) => {
  const { copied, copy } = useCopied()
  const text = [say('second.codes-of', { email }), '', ...codes, ''].join('\r\n')
  return (
    <>
      <Note tone="k-warn" icon={KeyRound} role="status">
        {say('second.codes-text')}
      </Note>
      <ul className={style.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <p className="row">
        <Button icon={copied ? Check : Copy} onClick={() => copy(codes.join('\n'))}>
          {say(copied ? 'act.copied' : 'act.copy')}
        </Button>
        <a
          className={buttonClass()}
          download="kurtarma-kodlari.txt"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
        >
          <Download className="i" aria-hidden />
          {say('second.download')}
        </a>
        <Button look="main" onClick={onDone}>
          {say('second.kept')}
        </Button>
      </p>
    </>
  )
}
