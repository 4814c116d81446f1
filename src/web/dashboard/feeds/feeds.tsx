import { Download, RefreshCw, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { type CalendarExport, getExport } from '../../../features/availability/export/export.contract.ts'
import { type FeedView, listFeeds, syncFeed } from '../../../features/availability/feeds/feeds.contract.ts'
import type { AnswerOf } from '../../../kernel/endpoint.ts'
import { outcomeOf, staffApi } from '../../browser/staff-api.ts'
import { say } from '../../words/dashboard.ts'
import { AddButton } from '../kit/button/add-button.tsx'
import { Button } from '../kit/button/button.tsx'
import { useOutcome } from '../kit/form/use-outcome.ts'
import { useWrite } from '../kit/form/use-write.ts'
import { Card } from '../kit/page/card.tsx'
import { Crumb, PageHead } from '../kit/page/page-head.tsx'
import { Empty, Failed, Skeleton } from '../kit/page/states.tsx'
import { Badge } from '../kit/page/tag.tsx'
import { useNow } from '../kit/use-now.ts'
import { useRefresh } from '../kit/use-refresh.ts'
import { signedIn } from '../staff.ts'
import { VillaTabs } from '../villas/villa-tabs.tsx'
import type { Route } from './+types/feeds'
import { ExportCard } from './export-card.tsx'
import { AddFeed, ChangeFeed, RemoveFeed } from './feed-editors.tsx'
import { type FeedAct, FeedRow } from './feed-row.tsx'
import style from './feeds.module.css'
import { type Asked, SyncPreviewDialog } from './sync-preview.tsx'

type Known = AnswerOf<typeof listFeeds>['content'] & { calendar: CalendarExport }
const REFRESH_MS = 60_000

export const clientLoader = ({ request, params }: Route.ClientLoaderArgs) => {
  signedIn(request)
  const of = { params: { id: Number(params.id) } }
  const both = Promise.all([staffApi(listFeeds, of), staffApi(getExport, of)])
  return { known: outcomeOf(both.then(([feeds, own]) => ({ ...feeds.content, calendar: own.content }))) }
}

/** The foreign calendars of a villa: those we read, and ours that others read. */
export default function Feeds({ loaderData }: Route.ComponentProps) {
  const { outcome } = useOutcome(loaderData.known)
  const { revalidate } = useRevalidator()
  useRefresh(REFRESH_MS, revalidate)
  if (outcome?.kind === 'ready') return <Calendars known={outcome.value} />
  return (
    <>
      <Crumb to="/dashboard/villas" from={say('menu.villas')}>
        {say('villa.tab.feeds')}
      </Crumb>
      <PageHead title={say('villa.tab.feeds')} />
      <Card>{outcome ? <Failed onRetry={revalidate} /> : <Skeleton rows={10} />}</Card>
    </>
  )
}

type Open =
  | { kind: 'add' }
  | { kind: 'preview'; asked: Asked; name: string }
  | { kind: 'change' | 'remove'; feed: FeedView }

const Calendars = ({ known: { villa, feeds, calendar } }: { known: Known }) => {
  const [open, setOpen] = useState<Open>()
  const now = useNow(REFRESH_MS / 2)
  const { revalidate } = useRevalidator()
  const { send, sending } = useWrite(syncFeed, undefined, say('feeds.synced'))
  const close = () => setOpen(undefined)
  const trouble = feeds.filter(({ health }) => health !== 'healthy').length
  const add = <AddButton onAdd={() => setOpen({ kind: 'add' })} />
  const act = (feed: FeedView, what: FeedAct) => {
    const asked = { villa_id: villa.id, feed_id: feed.id }
    // a calendar that can't be read has another health, too
    if (what === 'sync') return void send({ body: asked }).then(revalidate)
    if (what === 'keep') return void send({ body: { ...asked, loss: 'keep' } })
    if (what === 'preview') return setOpen({ kind: 'preview', asked, name: feed.name })
    if (what === 'preview-free') return setOpen({ kind: 'preview', asked: { ...asked, loss: 'free' }, name: feed.name })
    setOpen({ kind: what, feed })
  }
  const syncAll = async () => {
    for (const { id } of feeds) await send({ body: { villa_id: villa.id, feed_id: id } })
    await revalidate()
  }
  return (
    <>
      <Crumb to="/dashboard/villas" from={say('menu.villas')}>
        {villa.name}
      </Crumb>
      <PageHead
        title={villa.name}
        note={`${villa.district}, ${villa.town} · ${say('feeds.owner', { owner: villa.owner })}`}
        beside={
          trouble > 0 && (
            <Badge tone="k-warn" icon={TriangleAlert} large>
              {say('feeds.trouble', { n: trouble })}
            </Badge>
          )
        }
        wideActs
        acts={
          <>
            {feeds.length > 1 && (
              <Button icon={RefreshCw} busy={sending} disabled={sending} onClick={syncAll}>
                {say('feeds.sync-all')}
              </Button>
            )}
            {add}
          </>
        }
      />
      <VillaTabs villaId={villa.id} />
      <div className={style.columns}>
        <Card title={say('feeds.imported')} icon={Download} count={feeds.length} note={say('feeds.imported-note')} clip>
          {feeds.map((feed) => (
            <FeedRow key={feed.id} feed={feed} now={now} busy={sending} onAct={(what) => act(feed, what)} />
          ))}
          {!feeds.length && <Empty title={say('feeds.none')} text={say('feeds.none-text')} action={add} />}
        </Card>
        <ExportCard villaId={villa.id} calendar={calendar} now={now} />
      </div>
      <Dialogs open={open} villa={villa} setOpen={setOpen} onClose={close} />
    </>
  )
}

type DialogsProps = {
  open: Open | undefined
  villa: Known['villa']
  setOpen: (open: Open) => void
  onClose: () => void
}

const Dialogs = ({ open, villa, setOpen, onClose }: DialogsProps) => {
  if (open?.kind === 'add') {
    const read = (asked: Asked) => setOpen({ kind: 'preview', asked, name: asked.name ?? say('feeds.imported') })
    return <AddFeed villaId={villa.id} onRead={read} onClose={onClose} />
  }
  if (open?.kind === 'preview')
    return (
      <SyncPreviewDialog asked={open.asked} feed={open.name} villa={villa.name} onClose={onClose} onDone={onClose} />
    )
  if (open?.kind === 'change') return <ChangeFeed feed={open.feed} onClose={onClose} />
  return open?.kind === 'remove' ? <RemoveFeed feed={open.feed} onClose={onClose} /> : null
}
