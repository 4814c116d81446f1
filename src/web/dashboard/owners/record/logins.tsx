import { KeyRound, Unlink } from 'lucide-react'
import { useState } from 'react'
import type { selectUsers } from '../../../../features/accounts/accounts.contract.ts'
import { giveLogin, type OwnerRecord, takeLogin } from '../../../../features/owners/owners.contract.ts'
import type { AnswerOf } from '../../../../kernel/endpoint.ts'
import { say } from '../../../words/dashboard.ts'
import { Button } from '../../kit/button/button.tsx'
import { IconButton } from '../../kit/button/icon-button.tsx'
import { ChoiceField } from '../../kit/fields/choice/choice-field.tsx'
import { useWrite } from '../../kit/form/use-write.ts'
import { Card, CardBody } from '../../kit/page/card.tsx'
import { Tag } from '../../kit/page/tag.tsx'
import style from './owner.module.css'

export type Accounts = AnswerOf<typeof selectUsers>['content']

/** Who signs in for this owner. */
export const Logins = ({ owner, accounts }: { owner: OwnerRecord; accounts: Accounts }) => {
  const [chosen, setChosen] = useState('')
  const give = useWrite(giveLogin, () => setChosen(''))
  const take = useWrite(takeLogin)
  const params = { id: owner.id }
  const free = accounts.filter(({ id }) => !owner.accounts.some((account) => account.id === id))
  return (
    <Card title={say('owner.logins')} icon={KeyRound} count={owner.accounts.length}>
      {owner.accounts.map(({ id, name, email, active }) => (
        <div key={id} className={style.row}>
          <span className="grow">
            <b>{name}</b>
            <span className="t3 sm">{email}</span>
          </span>
          {!active && <Tag>{say('owner.login-off')}</Tag>}
          <IconButton
            icon={Unlink}
            label={say('owner.login-take', { name })}
            disabled={take.sending}
            onClick={() => take.send({ params: { ...params, account_id: id } })}
          />
        </div>
      ))}
      {owner.accounts.length === 0 && (
        <CardBody>
          <p className="t2">{say('owner.no-logins')}</p>
        </CardBody>
      )}
      <div className={`row ${style.add}`}>
        <ChoiceField
          className="grow"
          label={say('owner.login-choose')}
          placeholder={say('owner.login-choose')}
          none={say('owner.login-none')}
          choices={free.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={chosen}
          onChange={setChosen}
        />
        <Button
          disabled={!chosen || give.sending}
          busy={give.sending}
          onClick={() => give.send({ params, body: { account_id: Number(chosen) } })}
        >
          {say('owner.login-add')}
        </Button>
      </div>
    </Card>
  )
}
