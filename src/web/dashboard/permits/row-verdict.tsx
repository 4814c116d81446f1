import { Check, ExternalLink, X } from 'lucide-react'
import type { PermitRow } from '../../../features/villas/permits/permits.contract.ts'
import { permitCheckUrl } from '../../../features/villas/villa.ts'
import { say } from '../../words/dashboard.ts'
import { Button } from '../kit/button/button.tsx'
import { IconLink } from '../kit/button/icon-button.tsx'
import { RowEnd } from '../kit/list/list-table.tsx'
import { useCheck } from './use-check.ts'

/** The Ministry's page, and what it says in one click. */
export const RowVerdict = ({ row: { id, villa, number, kind } }: { row: PermitRow }) => {
  const { check, sending } = useCheck({ id, name: villa })
  if (!number) return null
  return (
    <RowEnd>
      {kind === 'home' && (
        <IconLink
          icon={ExternalLink}
          to={permitCheckUrl(number)}
          target="_blank"
          rel="noreferrer"
          label={say('permits.look-up-named', { number })}
          title={say('permits.look-up')}
        />
      )}
      <Button
        size="small"
        icon={Check}
        disabled={sending}
        aria-label={say('permits.valid-named', { villa })}
        onClick={() => check('valid', number)}
      >
        {say('permits.is-valid')}
      </Button>
      <Button
        size="small"
        look="no"
        icon={X}
        disabled={sending}
        aria-label={say('permits.invalid-named', { villa })}
        onClick={() => check('invalid', number)}
      >
        {say('permits.is-invalid')}
      </Button>
    </RowEnd>
  )
}
