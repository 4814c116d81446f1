import type { ReactNode } from 'react'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { Outcome } from '../../../browser/staff-api.ts'
import { type DashboardWordKey, say } from '../../../words/dashboard.ts'
import { HistoryLink } from '../../audit/history-link.tsx'
import { useOutcome } from '../../kit/form/use-outcome.ts'
import { Card } from '../../kit/page/card.tsx'
import { PageHead } from '../../kit/page/page-head.tsx'
import { Failed, Skeleton } from '../../kit/page/states.tsx'

export type SheetProps<T> = { base: T; onStored: (now: T) => void }
type Props<T> = {
  title: string
  asked: Promise<Outcome<T>>
  /** The section as a form that begins with what is stored. */
  sheet: (props: SheetProps<T>) => ReactNode
}

/** A section of the settings: loading, failed, or its form. */
export const SectionScreen = <T,>({ title, asked, sheet }: Props<T>) => {
  const { outcome } = useOutcome(asked)
  const { revalidate } = useRevalidator()
  return (
    <>
      <PageHead title={title} acts={<HistoryLink of="setting" />} />
      {outcome?.kind === 'ready' ? (
        <Loaded loaded={outcome.value} sheet={sheet} />
      ) : (
        <Card>{outcome ? <Failed onRetry={revalidate} /> : <Skeleton rows={8} />}</Card>
      )}
    </>
  )
}

const Loaded = <T,>({ loaded, sheet: Sheet }: { loaded: T } & Pick<Props<T>, 'sheet'>) => {
  const [base, setBase] = useState(loaded)
  return <Sheet base={base} onStored={setBase} />
}

const LANGUAGE = { tr: 'TR', en: 'EN', ru: 'RU' } as Record<string, string | undefined>

/** 'site_footer_text.en' → 'Tanıtım metni EN' */
export const agencyLabel = (path: string): string => {
  const [name = '', language = ''] = path.split('.')
  if (/^site_(latitude|longitude)$/.test(name)) return say('agency.map')
  return [say(`agency.${name}` as DashboardWordKey), LANGUAGE[language]].filter(Boolean).join(' ')
}
