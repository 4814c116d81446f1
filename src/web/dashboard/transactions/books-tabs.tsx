import { NavLink } from 'react-router'
import { say } from '../../words/dashboard.ts'
import tabs from '../kit/page/tabs.module.css'
import { BOOKS } from '../places.ts'

/** The money of the agency: all movements, what the bank says, what is expected. */
export const BooksTabs = () => (
  <nav className={tabs.tabs} aria-label={say('books.views')}>
    <NavLink to={BOOKS.all} end>
      {say('books.all')}
    </NavLink>
    <NavLink to={BOOKS.bank}>{say('books.bank')}</NavLink>
    <NavLink to={BOOKS.expected}>{say('books.expected')}</NavLink>
    <NavLink to={BOOKS.cash}>{say('books.cash')}</NavLink>
    <NavLink to={BOOKS.invoices}>{say('books.invoices')}</NavLink>
    <NavLink to={BOOKS.approvals}>{say('approvals.title')}</NavLink>
  </nav>
)
