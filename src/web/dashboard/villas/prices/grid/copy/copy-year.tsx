import { Copy } from 'lucide-react'
import { useState } from 'react'
import { say } from '../../../../../words/dashboard.ts'
import { Button } from '../../../../kit/button/button.tsx'
import { useKey } from '../../../../kit/keys/use-key.ts'
import { useNeeds } from '../../../../needs.tsx'
import { CopyDialog } from './copy-dialog.tsx'

/** Copies a year's prices of the villas that are shown to the next year. */
export const CopyYear = ({ year, villaIds }: { year: number; villaIds: number[] | undefined }) => {
  const [isOpen, setOpen] = useState(false)
  const needs = useNeeds('prices')
  useKey(({ key }) => {
    if (key !== 'y' || needs.disabled || !villaIds?.length) return false
    setOpen(true)
    return true
  })
  return (
    <>
      <Button icon={Copy} keys="Y" disabled={!villaIds?.length} {...needs} onClick={() => setOpen(true)}>
        {say('prices.copy', { year: year + 1 })}
      </Button>
      {isOpen && villaIds && <CopyDialog year={year} villaIds={villaIds} onClose={() => setOpen(false)} />}
    </>
  )
}
