import { Download, Sheet, Upload } from 'lucide-react'
import { useState } from 'react'
import { toast } from '../../../ui/toast.ts'
import { say } from '../../../words/dashboard.ts'
import { ActMenu } from '../button/act-menu.tsx'

type Props = {
  /** Fetches what the list shows and hands it over as a file. */
  onSave: () => Promise<void>
  onImport: () => void
  /** Why the file can’t come back; said at the entry that is off. */
  whyNoImport?: string
}

/** A list goes out to a spreadsheet, or comes back from one. */
export const ExcelMenu = ({ onSave, onImport, whyNoImport }: Props) => {
  const [saving, setSaving] = useState(false)
  const save = async () => {
    setSaving(true)
    await onSave().catch(() => toast('bad', say('form.offline')))
    setSaving(false)
  }
  return (
    <ActMenu
      button={
        <>
          {saving ? <span className="spin" aria-hidden /> : <Sheet className="i" aria-hidden />}
          Excel
        </>
      }
      label="Excel"
      acts={[
        { id: 'save', name: say('excel.save'), icon: Download },
        {
          ...{ id: 'import', name: say('excel.import'), icon: Upload },
          ...(whyNoImport && { note: whyNoImport, disabled: true }),
        },
      ]}
      onAct={(act) => (act === 'save' ? void save() : onImport())}
    />
  )
}
