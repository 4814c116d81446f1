import { Compass } from 'lucide-react'
import { say } from '../words/dashboard.ts'
import type { Route } from './+types/not-found'
import { ButtonLink } from './kit/button/button.tsx'
import { Card } from './kit/page/card.tsx'
import { Empty } from './kit/page/states.tsx'
import { signedIn } from './staff.ts'

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  signedIn(request)
  return null
}

export default function NotFound() {
  return (
    <Card>
      <Empty
        as="h1"
        icon={Compass}
        title={say('shell.not-found')}
        text={say('shell.not-found-text')}
        action={
          <ButtonLink size="small" to="/dashboard/">
            {say('menu.home')}
          </ButtonLink>
        }
      />
    </Card>
  )
}
