import { useEffect, useState } from 'react'
import type { TemplateKey } from '../../../../features/letters/templates/default-templates.ts'
import type { SampleFacts } from '../../../../features/letters/templates/templates.contract.ts'
import { sampleLetter } from '../../../../features/reservations/letters/desk/letter-desk.contract.ts'
import type { Language } from '../../../../kernel/language.ts'
import { outcomeOf, staffApi } from '../../../browser/staff-api.ts'

/** A reservation that a preview can be made of. */
export type SampleChoice = { id: number; code: string; guestName: string }

/** The words of a letter as a reservation has them; null while they are asked for, 'none' when there is none. */
export const useSample = (key: TemplateKey, reservation: number | undefined, language: Language) => {
  const [sample, setSample] = useState<SampleFacts | 'none' | null>(null)
  useEffect(() => {
    let current = true
    const question = { params: { id: key }, query: { reservation, language } }
    outcomeOf(staffApi(sampleLetter, question)).then((outcome) => {
      if (current) setSample(outcome.kind === 'ready' ? outcome.value.content : 'none')
    })
    return () => {
      current = false
    }
  }, [key, reservation, language])
  return sample
}
