import { listSubscribers, type SubscriberRow } from '../../../../features/content/newsletter/newsletter.contract.ts'
import { staffApi } from '../../../browser/staff-api.ts'
import { toast } from '../../../ui/toast.ts'
import { say } from '../../../words/dashboard.ts'
import { saveSheet } from '../../kit/excel/save-sheet.ts'

const AT_ONCE = 200
const IN_ISTANBUL = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Istanbul',
  dateStyle: 'short',
  timeStyle: 'medium',
})

/** Every confirmed address as ONAY and every one that left as RET, in İYS’s columns, and what proves the consent. */
export const saveForIys = async (): Promise<void> => {
  try {
    await saveSheet('iys-eposta', COLUMNS, (await everybody()).filter(({ state }) => state !== 'waiting').map(iysRow))
  } catch {
    toast('bad', say('form.offline'))
  }
}

const everybody = async (): Promise<SubscriberRow[]> => {
  const rows: SubscriberRow[] = []
  for (;;) {
    const { content, total } = await staffApi(listSubscribers, { query: { skip: rows.length, take: AT_ONCE } })
    rows.push(...content)
    if (content.length === 0 || rows.length >= total) return rows
  }
}

const iysRow = ({ email, state, consentAt, confirmedAt, leftAt, textVersion, ip, confirmedIp }: SubscriberRow) => ({
  ...{ recipient: email, type: 'EPOSTA', source: 'HS_WEB', recipientType: 'BIREYSEL' },
  status: state === 'left' ? 'RET' : 'ONAY',
  consentDate: IN_ISTANBUL.format(new Date(leftAt ?? confirmedAt ?? consentAt)),
  ...{ textVersion, ip: confirmedIp || ip },
})

const COLUMNS = ['recipient', 'type', 'source', 'recipientType', 'status', 'consentDate', 'textVersion', 'ip'].map(
  (key) => ({ key, head: key, kind: 'text' as const, width: key === 'recipient' ? 32 : 18 }),
)
