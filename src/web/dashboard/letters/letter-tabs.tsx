import { NavLink } from 'react-router'
import { say } from '../../words/dashboard.ts'
import tabs from '../kit/page/tabs.module.css'
import { TO } from '../places.ts'

/** What letters say, and which went out. */
export const LetterTabs = () => (
  <nav className={tabs.tabs} aria-label={say('letters.views')}>
    <NavLink to={TO.templates}>{say('letters.templates')}</NavLink>
    <NavLink to={TO.outbox}>{say('letters.outbox')}</NavLink>
  </nav>
)
