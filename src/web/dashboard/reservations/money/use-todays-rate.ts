import { useEffect, useState } from 'react'
import { getExchange } from '../../../../features/settings/rates/rates.contract.ts'
import type { Currency } from '../../../../kernel/money.ts'
import { outcomeOf, staffApi } from '../../../browser/staff-api.ts'
import type { Form } from '../../kit/form/use-form.ts'
import type { TypedEntry } from './entry-form.ts'

type Of = { entry: TypedEntry; own: Currency }

/** Proposes today's rate once somebody chooses another currency; what is typed stays. */
export const useTodaysRate = (form: Form, at: string, { entry, own }: Of): void => {
  const { currency, rate } = entry
  const [proposed, setProposed] = useState<Currency>()
  const wanted = currency !== own && rate === null && proposed !== currency
  useEffect(() => {
    if (!wanted) return
    let waits = true
    void outcomeOf(staffApi(getExchange)).then((outcome) => {
      if (!waits || outcome.kind !== 'ready') return
      const inLira = (of: Currency) =>
        of === 'TL' ? 1 : Number(outcome.value.content.rates.find((each) => each.currency === of)?.rate)
      const today = Math.round((inLira(currency) / inLira(own)) * 10_000) / 10_000
      setProposed(currency)
      if (today > 0) form.set(`${at}.rate`, today)
    })
    return () => {
      waits = false
    }
  }, [wanted, currency, own, at, form])
}
