import { CircleAlert, CircleCheck, CirclePause, FlaskConical, KeyRound, PenLine, Radio } from 'lucide-react'
import { useState } from 'react'
import { PROVIDERS } from '../../../features/payments/providers/card-account.shape.ts'
import type { ProviderView } from '../../../features/payments/providers/card-settings.contract.ts'
import { type Currency, ISO_CODE } from '../../../kernel/money.ts'
import { say } from '../../words/dashboard.ts'
import { Button } from '../kit/button/button.tsx'
import { CopyButton } from '../kit/button/copy-button.tsx'
import { Card, CardBody } from '../kit/page/card.tsx'
import { Badge, Tag } from '../kit/page/tag.tsx'
import style from './payment-settings.module.css'
import { ProviderEditor } from './provider-editor.tsx'

type Props = { provider: ProviderView; currencies: Currency[] }

/** An account at a provider: what is there, what is missing, what the provider has to be told. */
export const ProviderCard = ({ provider, currencies }: Props) => {
  const [editing, setEditing] = useState(false)
  const { name, test, account, secrets, instalments, refunds, callback } = provider
  return (
    <Card
      title={say(`cards.provider.${name}`)}
      acts={
        <Button size="small" icon={PenLine} onClick={() => setEditing(true)}>
          {say('cards.edit')}
        </Button>
      }
    >
      <CardBody className="stack">
        <p className={style.state}>
          <State provider={provider} currencies={currencies} />
          <Tag tone={test ? 'k-mute' : 'k-ok'} icon={test ? FlaskConical : Radio}>
            {say(test ? 'cards.test' : 'cards.live')}
          </Tag>
        </p>
        <dl className={style.facts}>
          {PROVIDERS[name].account.map((field) => (
            <Fact key={field} label={say(`cards.field.${field}`)}>
              <span className="num">{account[field] || '–'}</span>
            </Fact>
          ))}
          <Fact label={say('cards.secrets')}>
            {PROVIDERS[name].secrets.map((field) => (
              <span key={field} className={style.secret}>
                {say(`cards.field.${field}`)}
                <Tag tone={secrets[field] ? 'k-ok' : 'k-warn'} icon={secrets[field] ? KeyRound : CircleAlert}>
                  {say(secrets[field] ? 'cards.secret-there' : 'cards.secret-none')}
                </Tag>
              </span>
            ))}
          </Fact>
          <Fact label={say('cards.instalments')}>
            {instalments > 1 ? say('cards.instalments.up-to', { n: instalments }) : say('cards.instalments.none')}
          </Fact>
          <Fact label={say('cards.refunds')}>{say(refunds ? 'cards.refunds.yes' : 'cards.refunds.no')}</Fact>
          <Fact label={say('cards.callback')}>
            <span className={style.address}>
              <code className="sm">{callback}</code>
              <CopyButton text={callback} />
            </span>
            <span className="t3 sm">{say(`cards.callback.${name}`)}</span>
          </Fact>
        </dl>
      </CardBody>
      {editing && <ProviderEditor provider={provider} onClose={() => setEditing(false)} />}
    </Card>
  )
}

const Fact = ({ label, children }: { label: string; children: React.ReactNode }) => (
  <>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </>
)

const State = ({ provider: { ready }, currencies }: Props) => {
  if (!ready)
    return (
      <Badge tone="k-warn" icon={CircleAlert}>
        {say('cards.missing')}
      </Badge>
    )
  if (currencies.length === 0)
    return (
      <Badge tone="k-mute" icon={CirclePause}>
        {say('cards.unused')}
      </Badge>
    )
  return (
    <Badge tone="k-ok" icon={CircleCheck}>
      {say('cards.takes', { currencies: currencies.map((each) => ISO_CODE[each]).join(', ') })}
    </Badge>
  )
}
