import { Link } from 'react-router'
import type { MailTemplate } from '../../../features/letters/templates/templates.contract.ts'
import { recordWord, say } from '../../words/dashboard.ts'
import input from '../kit/fields/input.module.css'
import { useSearch } from '../kit/list/address/use-search.ts'
import style from './mail-templates.module.css'

type Props = { templates: MailTemplate[]; chosen: string }

const GROUPS = ['booking', 'money', 'stay', 'owner', 'inbox', 'people'] as const

/** The letters by what they are about: a list at the side, a choice on narrow screens. */
export const TemplateNav = ({ templates, chosen }: Props) => {
  const { href, set } = useSearch()
  const of = (group: MailTemplate['group']) => templates.filter((each) => each.group === group)
  return (
    <>
      <select
        className={`${input.select} ${style.choice}`}
        aria-label={say('letters.choose')}
        value={chosen}
        onChange={(event) => set({ id: event.target.value })}
      >
        {GROUPS.map((group) => (
          <optgroup key={group} label={say(`letters.group.${group}`)}>
            {of(group).map(({ key }) => (
              <option key={key} value={key}>
                {recordWord('letter', key)}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      <nav className={style.nav} aria-label={say('letters.templates')}>
        {GROUPS.map((group) => (
          <div key={group}>
            <p className={style.group}>{say(`letters.group.${group}`)}</p>
            <ul>
              {of(group).map(({ key, to, active, own }) => (
                <li key={key}>
                  <Link to={href({ id: key })} aria-current={key === chosen ? 'true' : undefined} preventScrollReset>
                    <span className="grow">
                      <b>{recordWord('letter', key)}</b>
                      <span className="t3 sm">
                        {say(`letters.to.${to}`)}
                        {own && ` · ${say('letters.own')}`}
                      </span>
                    </span>
                    <i className={active ? style.on : style.off} title={say(active ? 'letters.on' : 'letters.off')}>
                      <span className="sr">{say(active ? 'letters.on' : 'letters.off')}</span>
                    </i>
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
    </>
  )
}
