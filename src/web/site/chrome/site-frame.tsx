import { type ReactNode, useMemo } from 'react'
import { useMatches, useNavigation } from 'react-router'
import type { Day } from '../../../kernel/day.ts'
import { useSay } from '../../words/use-say.ts'
import { Kept } from '../compare/kept.tsx'
import { handleOf } from '../handle.ts'
import { still } from '../kit/later/still.tsx'
import { RatesContext } from '../kit/money.tsx'
import { Progress } from '../kit/progress.tsx'
import { SkipLink } from '../kit/skip-link.tsx'
import { FullSpinner } from '../kit/spinner.tsx'
import { ratesOf, SiteContext, type SiteData } from '../site-data.ts'
import { Arrival } from './arrival.tsx'
import { CheckoutBar } from './checkout-bar.tsx'
import { Floats } from './floats.tsx'
import { SiteFooter } from './footer/site-footer.tsx'
import { MainBar } from './header/main-bar.tsx'
import { Strip } from './header/strip.tsx'
import './notice/notice.module.css' // a still part brings no styles of its own

const Notice = still(() => import('./notice/notice.tsx').then((module) => module.Notice))

/** What stands around every public page. `site` null = its data could not be loaded; the page still works. */
export const SiteFrame = ({ site, today, children }: { site: SiteData | null; today: Day; children: ReactNode }) => {
  const say = useSay()
  const { state } = useNavigation()
  const checkout = useMatches().some(({ handle }) => handleOf(handle).checkout)
  const busy = state !== 'idle'
  const context = useMemo(() => ({ site, today }), [site, today])
  const rates = useMemo(() => ratesOf(site?.currency), [site])
  return (
    <SiteContext value={context}>
      <RatesContext value={rates}>
        <SkipLink to="#main">{say('skip')}</SkipLink>
        <Progress busy={busy} label={say('loading.page')} />
        {checkout ? (
          <CheckoutBar />
        ) : (
          <>
            <Notice />
            <Strip />
            <MainBar />
          </>
        )}
        <main id="main" tabIndex={-1} aria-busy={busy}>
          {children}
        </main>
        <Arrival />
        {!checkout && (
          <>
            <SiteFooter />
            <Floats />
            <Kept />
          </>
        )}
        {state === 'submitting' && <FullSpinner label={say('part.wait')} />}
      </RatesContext>
    </SiteContext>
  )
}
