import type { BankAccount } from '../../../../features/settings/settings.contract.ts'
import { ISO_CODE } from '../../../../kernel/money.ts'
import { useSay } from '../../../words/use-say.ts'
import { Badge } from '../../kit/badge.tsx'
import { CopyButton } from '../../kit/button/copy-button.tsx'
import { Note } from '../../kit/note/note.tsx'
import style from './bank-accounts.module.css'

/** The agency's accounts with their IBANs in groups of four. */
export const BankAccounts = ({ banks }: { banks: BankAccount[] }) => {
  const say = useSay()
  if (!banks.length) return <Note tone="warn">{say('bank.none')}</Note>
  return (
    <ul className={style.accounts}>
      {banks.map((bank) => (
        <li key={bank.id} className={style.account}>
          <div>
            <p className={style.bank}>
              <b>{bank.name}</b> <Badge>{ISO_CODE[bank.currency]}</Badge>
            </p>
            <p className="tiny">
              {say('bank.holder')}: {bank.holder}
              {bank.branch && ` · ${bank.branch}`}
              {bank.swift && ` · SWIFT ${bank.swift}`}
            </p>
            <code>{inFours(bank.iban)}</code>
          </div>
          <CopyButton text={bank.iban} label={say('bank.copy')} done={say('bank.copied')} />
        </li>
      ))}
    </ul>
  )
}

const inFours = (iban: string): string => iban.replace(/(.{4})(?=.)/g, '$1\u00a0')
