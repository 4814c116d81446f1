import { Info } from 'lucide-react'
import type { GuestReservation } from '../../../../features/reservations/reservations.contract.ts'
import type { BankAccount } from '../../../../features/settings/settings.contract.ts'
import { formatMoney } from '../../../../kernel/format.ts'
import { useLanguage, useSay } from '../../../words/use-say.ts'
import { CopyButton } from '../../kit/button/copy-button.tsx'
import { Note } from '../../kit/note/note.tsx'
import { Fact, Facts } from '../checkout/facts.tsx'
import { BankAccounts } from './bank-accounts.tsx'
import style from './transfer-details.module.css'

/**
 * How to pay by transfer: the amount, the text that lets us recognise it, and the accounts, those of the booking's
 * currency first.
 */
export const TransferDetails = ({ reservation, banks }: { reservation: GuestReservation; banks: BankAccount[] }) => {
  const say = useSay()
  const language = useLanguage()
  const { price, due, guestName, code } = reservation
  const text = `${guestName} ${code}`
  const fitting = banks.filter(({ currency }) => currency === price.currency)
  return (
    <div className={style.transfer}>
      <Facts two>
        <Fact name={say('transfer.amount')}>{formatMoney(due, price.currency, language)}</Fact>
        <Fact name={say('transfer.text')} className={style.text}>
          {text} <CopyButton text={text} label={say('transfer.copy')} done={say('bank.copied')} />
        </Fact>
      </Facts>
      <BankAccounts banks={fitting.length ? fitting : banks} />
      <Note tone="warn">
        <Info className="i" aria-hidden />
        <span>{say('transfer.note')}</span>
      </Note>
    </div>
  )
}
