import { Paperclip } from 'lucide-react'
import { useId, useState } from 'react'
import { useRevalidator } from 'react-router'
import { MAX_RECEIPT_BYTES } from '../../../../features/guests/wishes/wish.shape.ts'
import { sendReceipt } from '../../../../features/guests/wishes/wishes.contract.ts'
import { Refused } from '../../../../kernel/refused.ts'
import { sendFile } from '../../../browser/pictures/send-file.ts'
import { toast } from '../../../ui/toast.ts'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import { useSay } from '../../../words/use-say.ts'
import style from './papers.module.css'

/** Sends the receipt of a bank transfer; the page says how many are there. */
export const ReceiptField = ({ token, count }: { token: string; count: number }) => {
  const say = useSay()
  const id = useId()
  const hydrated = useHydrated()
  const { revalidate } = useRevalidator()
  const [sending, setSending] = useState(false)
  if (!hydrated) return null
  const send = async (file: File | undefined) => {
    if (!file) return
    if (file.size > MAX_RECEIPT_BYTES) return toast('bad', say('write.receiptLarge'))
    setSending(true)
    try {
      await sendFile(sendReceipt, { params: { token } }, file)
      toast('ok', say('write.receiptSent'))
      await revalidate()
    } catch (error) {
      toast('bad', error instanceof Refused ? error.message : say('write.failed'))
    }
    setSending(false)
  }
  return (
    <div className={style.receipt}>
      <Paperclip className="i" aria-hidden />
      <div>
        <label htmlFor={id}>{say('write.receipt')}</label>
        <p className="tiny">{count > 0 ? say('write.receiptsThere', { n: count }) : say('write.receiptNote')}</p>
        <input
          id={id}
          type="file"
          accept="application/pdf,image/*"
          disabled={sending}
          onChange={({ target }) => {
            void send(target.files?.[0]).finally(() => {
              target.value = ''
            })
          }}
        />
      </div>
    </div>
  )
}
