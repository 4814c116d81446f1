import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { Refused } from '../../../../../kernel/refused.ts'
import { toast } from '../../../../ui/toast.ts'
import { say } from '../../../../words/dashboard.ts'
import { Button } from '../../button/button.tsx'
import { Modal, ModalActs } from '../../form/modal.tsx'
import { type Bulk, type BulkMove, doForEach } from './bulk.ts'
import { BulkBar } from './bulk-bar.tsx'
import type { Selection } from './use-selection.ts'

type Props<Row> = { bulk: Bulk<Row>; rows: Row[]; selection: Selection }

/** The moves of a list for the selected rows, and in one line what came of the last one. */
export const BulkMoves = <Row extends { id: number }>({ bulk, rows, selection }: Props<Row>) => {
  const { doing, run } = useBulk(bulk, selection)
  const [asked, setAsked] = useState<BulkMove<Row>>()
  const chosen = rows.filter(({ id }) => selection.ids.has(id))
  const meant = (move: BulkMove<Row>) => chosen.filter((row) => move.can?.(row) ?? true)
  return (
    <>
      <BulkBar selection={selection}>
        {bulk.moves.map((move) => (
          <Button
            key={move.key}
            icon={move.icon}
            busy={doing === move.key}
            disabled={doing !== undefined || meant(move).length === 0}
            onClick={() => (move.asks ? setAsked(move) : void run(move, meant(move)))}
          >
            {move.word} ({meant(move).length})
          </Button>
        ))}
      </BulkBar>
      {asked && (
        <Modal
          title={asked.word}
          onClose={() => setAsked(undefined)}
          onSubmit={() => {
            setAsked(undefined)
            void run(asked, meant(asked))
          }}
          foot={
            <ModalActs>
              <Button onClick={() => setAsked(undefined)}>{say('act.cancel')}</Button>
              <Button type="submit" look="danger" icon={asked.icon}>
                {asked.word}
              </Button>
            </ModalActs>
          }
        >
          <p>{asked.asks?.(meant(asked).length)}</p>
        </Modal>
      )}
    </>
  )
}

const useBulk = <Row extends { id: number }>({ nameOf }: Bulk<Row>, selection: Selection) => {
  const { revalidate } = useRevalidator()
  const [doing, setDoing] = useState<string>()
  const run = async (move: BulkMove<Row>, rows: Row[]) => {
    setDoing(move.key)
    const { done, failed } = await ('each' in move ? doForEach(rows, move.each, whyOf) : atOnce(rows, move.all))
    setDoing(undefined)
    if (done.length) toast('ok', say('bulk.done', { n: done.length, word: move.word }))
    const [first] = failed
    if (first) toast('bad', say('bulk.failed', { n: failed.length, name: nameOf(first.row), why: first.why }))
    selection.keep(failed.map(({ row }) => row.id))
    if ('each' in move) revalidate()
  }
  return { doing, run }
}

const atOnce = <Row,>(rows: Row[], all: (rows: Row[]) => Promise<unknown>) =>
  all(rows).then(
    () => ({ done: rows, failed: [] }),
    (error: unknown) => ({ done: [], failed: rows.map((row) => ({ row, why: whyOf(error) })) }),
  )

const whyOf = (error: unknown): string => (error instanceof Refused ? error.message : say('form.offline'))
