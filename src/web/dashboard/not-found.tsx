import { Compass } from 'lucide-react'
import { Link } from 'react-router'
import { say } from '../words/dashboard.ts'
import type { Route } from './+types/not-found'
import { signedIn } from './staff.ts'

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  signedIn(request)
  return null
}

export default function NotFound() {
  return (
    <div className="card">
      <div className="empty">
        <span className="ic">
          <Compass className="i i--l" aria-hidden />
        </span>
        <h1 className="empty__t">{say('shell.not-found')}</h1>
        <p>{say('shell.not-found-text')}</p>
        <Link className="btn btn--s" to="/dashboard/">
          {say('menu.home')}
        </Link>
      </div>
    </div>
  )
}
