import { diffWordsWithSpace } from 'diff'
import { History } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import { getTextVersion, type TextPageRecord } from '../../../../features/content/texts/texts.contract.ts'
import type { AnswerOf } from '../../../../kernel/endpoint.ts'
import { formatInstant } from '../../../../kernel/format.ts'
import type { Language } from '../../../../kernel/language.ts'
import { outcomeOf, staffApi } from '../../../browser/staff-api.ts'
import { recordWord, say } from '../../../words/dashboard.ts'
import { Button } from '../../kit/button/button.tsx'
import { LanguageTabs } from '../../kit/fields/language-tabs.tsx'
import { Modal } from '../../kit/form/modal.tsx'
import { useOutcome } from '../../kit/form/use-outcome.ts'
import { Card, CardBody } from '../../kit/page/card.tsx'
import { Failed, Skeleton } from '../../kit/page/states.tsx'
import style from './text-page.module.css'

export type Said = AnswerOf<typeof getTextVersion>['content']

/** Every time a text was saved: by whom, what was different, and the way back to it. */
export const Versions = ({ base, onRestore }: { base: TextPageRecord; onRestore: (said: Said) => void }) => {
  const [open, setOpen] = useState<number>()
  return (
    <Card title={say('text.versions')} icon={History}>
      <CardBody>
        {base.versions.length === 0 && <p className="t3">{say('text.no-versions')}</p>}
        <ul className={style.versions}>
          {base.versions.map(({ id, version, at, who }) => (
            <li key={id} className="row between">
              <span>
                <b className="num">{say('text.version', { n: version })}</b>
                <span className="t3 sm db">
                  {recordWord('who', who)} · <span className="num">{formatInstant(at, 'tr')}</span>
                </span>
              </span>
              {version === base.version ? (
                <span className="t3 sm">{say('text.now')}</span>
              ) : (
                <Button size="small" onClick={() => setOpen(id)}>
                  {say('text.compare')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      </CardBody>
      {open !== undefined && (
        <Difference
          id={open}
          base={base}
          onClose={() => setOpen(undefined)}
          onRestore={(said) => {
            onRestore(said)
            setOpen(undefined)
          }}
        />
      )}
    </Card>
  )
}

type Props = { id: number; base: TextPageRecord; onClose: () => void; onRestore: (said: Said) => void }

const Difference = ({ id, base, onClose, onRestore }: Props) => {
  const asked = useMemo(
    () => outcomeOf(staffApi(getTextVersion, { params: { id } }).then(({ content }) => content)),
    [id],
  )
  const { outcome } = useOutcome(asked)
  const [language, setLanguage] = useState<Language>('tr')
  const said = outcome?.kind === 'ready' ? outcome.value : undefined
  return (
    <Modal
      wide
      title={said ? say('text.difference', { n: said.version }) : say('text.compare')}
      onClose={onClose}
      foot={
        said && (
          <Button look="main" onClick={() => onRestore(said)}>
            {say('text.restore')}
          </Button>
        )
      }
    >
      <LanguageTabs value={language} onChange={setLanguage} missing={[]} />
      {outcome?.kind === 'failed' && <Failed onRetry={onClose} />}
      {!outcome && <Skeleton rows={8} />}
      {said && (
        <div className={style.differences}>
          {(['title', 'lead', 'body'] as const).map((part) => (
            <Changed key={part} was={said[part][language] ?? ''} now={base[part][language] ?? ''} />
          ))}
          {(['title', 'lead', 'body'] as const).every((part) => said[part][language] === base[part][language]) && (
            <p className="t3">{say('text.same')}</p>
          )}
        </div>
      )}
    </Modal>
  )
}

/** So many milliseconds a comparison may take; a text that is another one altogether is shown as that. */
const PATIENCE_MS = 300

const Changed = ({ was, now }: { was: string; now: string }) => {
  const [parts, setParts] = useState<{ value: string; added?: boolean; removed?: boolean }[]>([])
  useEffect(() => {
    const whole = [
      { value: was, removed: true },
      { value: now, added: true },
    ]
    setParts(diffWordsWithSpace(was, now, { timeout: PATIENCE_MS }) ?? whole)
  }, [was, now])
  if (was === now) return null
  return (
    <p className={style.difference}>
      {parts.map(({ value, added, removed }, at) => {
        const Part = partOf(added, removed)
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one comparison stay in their order
        return <Part key={at}>{value}</Part>
      })}
    </p>
  )
}

const partOf = (added = false, removed = false) => {
  if (added) return 'ins'
  return removed ? 'del' : 'span'
}
