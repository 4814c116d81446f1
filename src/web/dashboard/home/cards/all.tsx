import { ChevronRight } from 'lucide-react'
import { say } from '../../../words/dashboard.ts'
import { ButtonLink } from '../../kit/button/button.tsx'

/** Leads from a card to the whole list. */
export const All = ({ to }: { to: string }) => (
  <ButtonLink look="quiet" size="small" to={to}>
    {say('list.all')} <ChevronRight className="i i--xs" aria-hidden />
  </ButtonLink>
)
