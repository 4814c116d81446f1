import { ChevronDown, ShieldCheck, User, X } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { useLocation } from 'react-router'
import { CURRENCIES, type Currency, SYMBOL } from '../../../../kernel/money.ts'
import { chosenCurrency } from '../../../browser/currency.ts'
import { useSay } from '../../../words/use-say.ts'
import { ButtonLink } from '../../kit/button/button.tsx'
import { Sheet } from '../../kit/sheet.tsx'
import { BRAND } from '../../page-meta.ts'
import { useSite } from '../../site-data.ts'
import { SiteLink } from '../../site-link.tsx'
import { COMPANY_LINKS, HELP_LINKS, LICENCE_NO, type NamedLink } from '../links.ts'
import { LogoMark } from '../logo.tsx'
import { CURRENCY_SHORT, CURRENCY_WORD } from './currency-menu.tsx'
import { LanguageLinks } from './language-menu.tsx'
import { CountedLink } from './main-nav.tsx'
import { ThemeButton } from './theme-button.tsx'

/** The 320 px menu of phones and tablets (SPEC §2.2). It closes when a link in it was followed. */
export const SideMenu = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const say = useSay()
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: going somewhere is what closes it
  useEffect(onClose, [key])
  return (
    <Sheet open={open} onClose={onClose} label={say('menu')} className="drawer drawer--fixed">
      <div className="drawer__h">
        <span className="logo">
          <LogoMark />
          {BRAND}
        </span>
        <button type="button" className="iconbtn" aria-label={say('menu.close')} onClick={onClose}>
          <X className="i" aria-hidden="true" />
        </button>
      </div>
      <Links />
      <div className="drawer__f">
        <Preferences />
        <ButtonLink look="line" href="/dashboard">
          <User className="i" aria-hidden="true" />
          {say('nav.dashboard')}
        </ButtonLink>
        <p className="tiny licence-line">
          <ShieldCheck className="i" aria-hidden="true" />
          {say('licence.long', { number: LICENCE_NO })}
        </p>
      </div>
    </Sheet>
  )
}

const Links = () => {
  const say = useSay()
  const { site } = useSite()
  return (
    <nav aria-label={say('menu')}>
      <Line to="/listing" word="nav.listing" />
      <Group name={say('nav.regions')}>
        {site ? (
          site.towns.map((town) => <CountedLink key={town.id} {...town} />)
        ) : (
          <p className="drop__note">{say('error.network')}</p>
        )}
        <SiteLink to="/regions">{say('regions.all')}</SiteLink>
      </Group>
      <Group name={say('nav.types')}>
        {site ? (
          site.villaTypes.map((type) => <CountedLink key={type.id} {...type} />)
        ) : (
          <p className="drop__note">{say('error.network')}</p>
        )}
      </Group>
      <Line to="/short-stays" word="nav.short" />
      <Line to="/enquire" word="nav.enquire" />
      <Group name={say('nav.company')}>
        {COMPANY_LINKS.map((link) => (
          <SiteLink key={link.to} to={link.to}>
            {say(link.word)}
          </SiteLink>
        ))}
      </Group>
      <Group name={say('nav.help')}>
        {HELP_LINKS.map((link) => (
          <SiteLink key={link.to} to={link.to}>
            {say(link.word)}
          </SiteLink>
        ))}
      </Group>
    </nav>
  )
}

const Line = ({ to, word }: NamedLink) => (
  <SiteLink className="m" to={to}>
    {useSay()(word)}
  </SiteLink>
)

const Group = ({ name, children }: { name: string; children: ReactNode }) => (
  <details className="m-group" name="side-menu">
    <summary className="m">
      {name}
      <ChevronDown className="i" aria-hidden="true" />
    </summary>
    <div className="sub">{children}</div>
  </details>
)

const Preferences = () => {
  const say = useSay()
  const chosen = chosenCurrency.use()
  return (
    <>
      <div className="drawer__s drawer__s--languages">
        <LanguageLinks className="chip" />
      </div>
      <div className="drawer__s drawer__s--currency">
        <select
          className="select"
          aria-label={say('currency')}
          value={chosen}
          onChange={(event) => chosenCurrency.write(CURRENCIES.find((each) => each === event.target.value) ?? 'TL')}
        >
          {CURRENCIES.map((currency: Currency) => (
            <option
              key={currency}
              value={currency}
            >{`${SYMBOL[currency]} ${CURRENCY_SHORT[currency]}, ${say(CURRENCY_WORD[currency])}`}</option>
          ))}
        </select>
        <ThemeButton className="chip" />
      </div>
    </>
  )
}
