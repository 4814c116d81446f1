import { useEffect, useState } from 'react'
import { type BankAccount, listBanks } from '../../../../features/settings/settings.contract.ts'
import { outcomeOf, staffApi } from '../../../browser/staff-api.ts'

/** The agency's accounts; none while they are not known, when an entry goes without. */
export const useBanks = (): BankAccount[] => {
  const [banks, setBanks] = useState<BankAccount[]>([])
  useEffect(() => {
    let wanted = true
    void outcomeOf(staffApi(listBanks)).then((outcome) => {
      if (wanted && outcome.kind === 'ready') setBanks(outcome.value.content)
    })
    return () => {
      wanted = false
    }
  }, [])
  return banks
}
