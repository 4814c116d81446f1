import { Sheet } from 'lucide-react'
import { useState } from 'react'
import type { AnyEndpoint } from '../../../../kernel/endpoint.ts'
import { Refused } from '../../../../kernel/refused.ts'
import { toast } from '../../../ui/toast.ts'
import { say } from '../../../words/dashboard.ts'
import { Button } from '../button/button.tsx'
import { saveList } from './save-list.ts'

/** Everything that the filters leave of a list, as a file. */
export const ExcelButton = ({ list, name }: { list: AnyEndpoint; name: string }) => {
  const [saving, setSaving] = useState(false)
  const save = async () => {
    setSaving(true)
    await saveList(list, name).catch((error: unknown) =>
      toast('bad', error instanceof Refused ? error.message : say('form.offline')),
    )
    setSaving(false)
  }
  return (
    <Button className="hide-s" icon={Sheet} busy={saving} disabled={saving} onClick={() => void save()}>
      Excel
    </Button>
  )
}
