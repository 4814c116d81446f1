import { CircleHelp, ClipboardPaste, List, Trash2 } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { MOST_VILLAS, type WholeOffer } from '../../../../features/offers/offers.contract.ts'
import { searchNames, type VillaCard } from '../../../../features/search/search.contract.ts'
import { LONGEST_SENTENCE } from '../../../../features/search/sentence/sentence.ts'
import { outcomeOf, staffApi } from '../../../browser/staff-api.ts'
import { say } from '../../../words/dashboard.ts'
import { Button, ButtonLink } from '../../kit/button/button.tsx'
import input from '../../kit/fields/input.module.css'
import { useOutcome } from '../../kit/form/use-outcome.ts'
import { useKey } from '../../kit/keys/use-key.ts'
import { Card, CardBody } from '../../kit/page/card.tsx'
import { Note } from '../../kit/page/note.tsx'
import { PageHead } from '../../kit/page/page-head.tsx'
import { Failed, Skeleton } from '../../kit/page/states.tsx'
import { TO } from '../../places.ts'
import { adminOnly } from '../../staff.ts'
import { OfferDialog } from '../offer-dialog.tsx'
import type { Route } from './+types/finder'
import style from './finder.module.css'
import { FoundVillas, rowsOf } from './found-villas.tsx'
import { type Chosen, OfferForm, useOfferForm } from './offer-form.tsx'
import { type Known, useFinder } from './use-finder.ts'
import { WishFields } from './wish-fields.tsx'

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  adminOnly(request)
  return { known: outcomeOf(staffApi(searchNames).then(({ content }) => content)) }
}

/** From a guest's message to villas with their totals, and from those to an option or an offer. */
export default function Finder({ loaderData }: Route.ComponentProps) {
  const { outcome } = useOutcome(loaderData.known)
  return (
    <>
      <PageHead
        title={say('finder.title')}
        note={say('finder.note')}
        acts={
          <ButtonLink icon={List} to={TO.offers}>
            {say('offers.title')}
          </ButtonLink>
        }
      />
      {!outcome && (
        <Card>
          <Skeleton rows={6} />
        </Card>
      )}
      {outcome?.kind === 'failed' && (
        <Card>
          <Failed onRetry={() => location.reload()} />
        </Card>
      )}
      {outcome?.kind === 'ready' && <Desk known={outcome.value} />}
    </>
  )
}

const Desk = ({ known }: { known: Known }) => {
  const { state } = useLocation() as { state: { message?: string } | null }
  const { text, read, wish, left, set, looking, again } = useFinder(known, state?.message)
  const [chosen, setChosen] = useState<Chosen[]>([])
  const [made, setMade] = useState<WholeOffer>()
  const form = useOfferForm({ wish, chosen, onDone: setMade })
  const choose = (villa: VillaCard) =>
    setChosen((before) => {
      if (before.some((each) => each.villa.id === villa.id)) return before.filter((each) => each.villa.id !== villa.id)
      return before.length < MOST_VILLAS ? [...before, { villa, note: '' }] : before
    })
  useKey(({ key }) => {
    const row = /^[1-9]$/.test(key) ? rowsOf(looking)[Number(key) - 1] : undefined
    if (row) choose(row.villa)
    return row !== undefined
  })
  const byKey = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key !== 'Enter' || chosen.length === 0) return
    event.preventDefault()
    void form.send()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a key of the whole screen; the button says it
    <div className={style.desk} onKeyDown={byKey}>
      <div className="stack stack--l">
        <Message text={text} left={left} onChange={read} />
        <Card>
          <CardBody>
            <WishFields wish={wish} set={set} known={known} />
          </CardBody>
        </Card>
        <FoundVillas
          {...{ looking, wish }}
          chosen={new Set(chosen.map(({ villa }) => villa.id))}
          onChoose={choose}
          onRetry={again}
        />
      </div>
      <OfferForm form={form} chosen={chosen} onChange={setChosen} />
      {made && (
        <OfferDialog
          offer={made}
          title={say('offers.made')}
          onClose={() => {
            setMade(undefined)
            setChosen([])
          }}
        />
      )}
    </div>
  )
}

type MessageProps = { text: string; left: string[]; onChange: (text: string) => void }

/** The guest's message; what was not understood of it is said at once. */
const Message = ({ text, left, onChange }: MessageProps) => {
  const field = useRef<HTMLTextAreaElement>(null)
  // somebody is on the phone: nothing to click first
  useEffect(() => field.current?.focus(), [])
  const paste = async () => onChange((await navigator.clipboard.readText()).slice(0, LONGEST_SENTENCE))
  return (
    <Card>
      <CardBody>
        <textarea
          ref={field}
          name="message"
          className={`${input.area} ${style.message}`}
          aria-label={say('finder.message')}
          placeholder={say('finder.hint')}
          rows={3}
          maxLength={LONGEST_SENTENCE}
          spellCheck={false}
          value={text}
          onChange={({ target }) => onChange(target.value)}
        />
        <div className={style.tools}>
          <Button size="small" icon={ClipboardPaste} onClick={() => paste().catch(() => field.current?.focus())}>
            {say('finder.paste')}
          </Button>
          {text && (
            <Button size="small" look="quiet" icon={Trash2} onClick={() => onChange('')}>
              {say('act.clear')}
            </Button>
          )}
        </div>
        {left.length > 0 && (
          <Note tone="k-warn" icon={CircleHelp} role="status">
            {say('finder.left')} {left.map((each) => `“${each}”`).join(', ')}
          </Note>
        )}
      </CardBody>
    </Card>
  )
}
