import { LogOut, MonitorSmartphone } from 'lucide-react'
import { endOwnSessions, type OwnSession } from '../../../../features/accounts/own/own.contract.ts'
import { formatInstant } from '../../../../kernel/format.ts'
import { say } from '../../../words/dashboard.ts'
import { Button } from '../../kit/button/button.tsx'
import { useWrite } from '../../kit/form/use-write.ts'
import { Card, CardBody } from '../../kit/page/card.tsx'
import style from '../users.module.css'

/** Where one is signed in; others can be ended. */
export const SessionsCard = ({ sessions }: { sessions: OwnSession[] }) => {
  const end = useWrite(endOwnSessions, undefined, say('account.ended'))
  const close = (which: string) => void end.send({ body: { which } })
  return (
    <Card
      title={say('account.sessions')}
      icon={MonitorSmartphone}
      count={sessions.length}
      acts={
        sessions.length > 1 && (
          <Button size="small" icon={LogOut} disabled={end.sending} onClick={() => close('others')}>
            {say('account.end-others')}
          </Button>
        )
      }
    >
      <CardBody>
        <p className="t3 sm">{say('account.sessions-text')}</p>
        <ul className={style.sessions}>
          {sessions.map(({ id, device, ip, since, seenAt, current }) => (
            <li key={id}>
              <span className={style.lines}>
                <span>
                  <b>{device || say('account.unknown-device')}</b>{' '}
                  {current && <span className="t3 sm">({say('account.current-session')})</span>}
                </span>
                <span className="t3 sm num">
                  {ip} · {say('account.seen', { at: formatInstant(seenAt ?? since, 'tr') })}
                </span>
              </span>
              {!current && (
                <Button
                  size="small"
                  disabled={end.sending}
                  aria-label={say('account.end-named', { device: device || say('account.unknown-device') })}
                  onClick={() => close(id)}
                >
                  {say('account.end')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      </CardBody>
    </Card>
  )
}
