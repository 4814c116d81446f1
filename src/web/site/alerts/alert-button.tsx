import { Bell } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { Button } from '../kit/button/button.tsx'
import type { Watched } from './alert-form.tsx'

const AlertForm = lazy(() => import('./alert-form.tsx'))

type Props = Watched & { children: ReactNode; className?: string }

/**
 * 'Haber ver' beside a stay that is taken or too dear: one mail when it opens or costs less. The form, its words and
 * its call are fetched when it is pressed; the `children` are what the button says.
 */
export const AlertButton = ({ children, className, ...stay }: Props) => {
  const [open, setOpen] = useState<boolean>() // nobody has opened it yet
  return (
    <>
      <Button look="line" size="small" className={className} onClick={() => setOpen(true)}>
        <Bell className="i" aria-hidden="true" />
        {children}
      </Button>
      {open !== undefined && (
        <Suspense>
          <AlertForm {...stay} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
