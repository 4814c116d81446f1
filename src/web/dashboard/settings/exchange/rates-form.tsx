import { Check, Settings, TriangleAlert } from 'lucide-react'
import type { Exchange } from '../../../../features/settings/rates/rates.contract.ts'
import { say } from '../../../words/dashboard.ts'
import { Button } from '../../kit/button/button.tsx'
import { Switch } from '../../kit/fields/switch.tsx'
import { RecordForm } from '../../kit/form/record/record-form.tsx'
import { Card, CardBody } from '../../kit/page/card.tsx'
import { Note } from '../../kit/page/note.tsx'
import { Changes } from './changes.tsx'
import style from './exchange.module.css'
import { Preview } from './preview.tsx'
import { RatesTable } from './rates-table.tsx'
import { KEYS, useRates } from './use-rates.ts'

/** The rates with their rules, saved together; what moves far is asked about. */
export const RatesForm = ({ exchange }: { exchange: Exchange }) => {
  const form = useRates(exchange)
  const isFar = form.refused?.code === 'rate-jump'
  return (
    <RecordForm form={form} onSave={() => form.send()} discard={form.reset}>
      {exchange.rates.map((row) => (
        <Stale key={row.currency} row={row} onFollow={() => form.set(KEYS[row.currency], '')} />
      ))}
      {isFar && (
        <Note
          tone="k-warn"
          icon={TriangleAlert}
          role="alert"
          acts={
            <Button size="small" icon={Check} onClick={() => form.send(undefined, { confirmed: true })}>
              {say('exchange.confirm')}
            </Button>
          }
        >
          {form.refused?.message}
        </Note>
      )}
      <div className={style.screen}>
        <div className="stack stack--l">
          <RatesTable exchange={exchange} form={form} />
          <Card title={say('exchange.rules')} icon={Settings}>
            <CardBody className={style.rules}>
              <div className="stack">
                <Switch on={form.typed.auto} onChange={(on) => form.set('auto', on)} label={say('exchange.auto')} />
                <Switch
                  on={form.typed.round_up}
                  onChange={(on) => form.set('round_up', on)}
                  label={say('exchange.round-up')}
                />
              </div>
              <p className="t2">{say('exchange.rules-text')}</p>
            </CardBody>
          </Card>
        </div>
        <div className="stack stack--l">
          <Preview rates={exchange.rates} />
          <Changes changes={exchange.changes} />
        </div>
      </div>
    </RecordForm>
  )
}

type StaleProps = { row: Exchange['rates'][number]; onFollow: () => void }

/** A rate that nobody has renewed for long. */
const Stale = ({ row: { currency, day, age, stale, source, official }, onFollow }: StaleProps) =>
  stale && (
    <Note
      tone="k-warn"
      icon={TriangleAlert}
      role="status"
      acts={
        source === 'MANUAL' &&
        official !== null && (
          <Button size="small" onClick={onFollow}>
            {say('exchange.follow')}
          </Button>
        )
      }
    >
      {say(day ? 'exchange.stale' : 'exchange.stale-never', { currency: say(`exchange.${currency}`), n: age })}
    </Note>
  )
