import type { BankAccount } from '../../../../features/settings/settings.contract.ts'
import { ISO_CODE } from '../../../../kernel/money.ts'
import { useSay } from '../../../words/use-say.ts'
import { CopyButton } from '../../kit/copy-button.tsx'
import style from './bank-accounts.module.css'

/** The agency's accounts with their IBANs in groups of four. */
export const BankAccounts = ({ banks }: { banks: BankAccount[] }) => {
  const say = useSay()
  if (!banks.length) return <p className="note note--warn">{say('bank.none')}</p>
  return (
    <ul className={style.accounts}>
      {banks.map((bank) => (
        <li key={bank.id} className={style.account}>
          <div>
            <p className={style.bank}>
              <b>{bank.name}</b> <span className="badge">{ISO_CODE[bank.currency]}</span>
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
