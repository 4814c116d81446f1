import { ChevronDown, ShieldCheck, User } from 'lucide-react'
import type { ReactNode } from 'react'
import { CURRENCIES, type Currency, SYMBOL } from '../../../../kernel/money.ts'
import { useBrand } from '../../../brand.ts'
import { chosenCurrency } from '../../../browser/currency.ts'
import { useSay } from '../../../words/use-say.ts'
import { ButtonLink } from '../../kit/button/button.tsx'
import { CloseButton } from '../../kit/button/icon-button.tsx'
import { chipClass } from '../../kit/chip.tsx'
import { Select } from '../../kit/form/input.tsx'
import { MenuFault } from '../../kit/layer/drop-menu.tsx'
import { Sheet } from '../../kit/layer/sheet.tsx'
import { useShownTowns, useSite } from '../../site-data.ts'
import { SiteLink } from '../../site-link.tsx'
import { COMPANY_LINKS, HELP_LINKS, type NamedLink } from '../links.ts'
import { LogoText } from '../logo.tsx'
import { CountedLink } from './main-nav.tsx'
import { CURRENCY_SHORT, CURRENCY_WORD } from './menus/currency-menu.tsx'
import { LanguageLinks } from './menus/language-menu.tsx'
import { ThemeButton } from './menus/theme-button.tsx'
import style from './side-menu.module.css'

/** The 320 px menu of phones and tablets.  */
export const SideMenu = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const say = useSay()
  return (
    <Sheet open={open} onClose={onClose} label={say('menu')} className={style.drawer}>
      <div className={style.head}>
        <LogoText className={style.logo} />
        <CloseButton label={say('menu.close')} onClose={onClose} />
      </div>
      <Links />
      <div className={style.foot}>
        <Preferences />
        <ButtonLink look="line" href="/dashboard">
          <User className="i" aria-hidden="true" />
          {say('nav.dashboard')}
        </ButtonLink>
        <p className={`tiny ${style.licence}`}>
          <ShieldCheck className="i" aria-hidden="true" />
          {say('licence.long', { number: useBrand().licence })}
        </p>
      </div>
    </Sheet>
  )
}

const Links = () => {
  const say = useSay()
  const { site } = useSite()
  const towns = useShownTowns()
  return (
    <nav aria-label={say('menu')}>
      <Line to="/listing" word="nav.listing" />
      <Group name={say('nav.regions')}>
        {towns ? towns.map((town) => <CountedLink key={town.id} {...town} />) : <MenuFault />}
        <SiteLink to="/regions">{say('see.regions')}</SiteLink>
      </Group>
      <Group name={say('nav.types')}>
        {site ? site.villaTypes.map((type) => <CountedLink key={type.id} {...type} />) : <MenuFault />}
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
  <SiteLink className={style.line} to={to}>
    {useSay()(word)}
  </SiteLink>
)

const Group = ({ name, children }: { name: string; children: ReactNode }) => (
  <details className={style.group} name="side-menu">
    <summary className={style.line}>
      {name}
      <ChevronDown className="i" aria-hidden="true" />
    </summary>
    <div className={style.links}>{children}</div>
  </details>
)

const Preferences = () => {
  const say = useSay()
  const chosen = chosenCurrency.use()
  return (
    <>
      <div className={style.languages}>
        <LanguageLinks className={chipClass(style.chip)} />
      </div>
      <div className={style.currency}>
        <Select
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
        </Select>
        <ThemeButton className={chipClass(style.chip)} />
      </div>
    </>
  )
}
