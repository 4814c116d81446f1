import { Building2, CircleAlert, CircleCheck, User } from 'lucide-react'
import type { ReactNode } from 'react'
import type { OwnerRow } from '../../../features/owners/owners.contract.ts'
import { phoneText } from '../../../kernel/format.ts'
import { say } from '../../words/dashboard.ts'
import type { Column } from '../kit/list/list-table.tsx'
import { actsColumn, countColumn, linesColumn, signsColumn } from '../kit/list/row/columns.tsx'
import { type Sign, Signs } from '../kit/list/row/signs.tsx'
import { ownerAt } from '../places.ts'

export const ownerColumns = (acts: (row: OwnerRow) => ReactNode): Column<OwnerRow>[] => [
  linesColumn(
    'name',
    say('owners.name'),
    ({ id, kind, name }) => ({ to: ownerAt(id), children: name, below: <Signs of={[KINDS[kind]]} /> }),
    { width: 'fills', phone: 'head' },
  ),
  linesColumn(
    'contact',
    say('owners.contact'),
    ({ phone, email }) => ({ plain: true, children: phoneText(phone), below: email }),
    { phone: 'line', phoneCell: ({ phone }) => <a href={`tel:${phone}`}>{phoneText(phone)}</a> },
  ),
  linesColumn('numbers', say('owners.numbers'), ({ taxNo, iban }) => ({
    ...{ plain: true, children: taxNo ?? '–', below: iban ? shortMask(iban) : '–' },
  })),
  countColumn('commission', say('owners.commission'), { of: ({ commission }) => percentText(commission) }),
  countColumn('villas', say('owners.villas'), {
    of: ({ villas }) => villas,
    phone: ({ villas }) => say('kinds.n-villas', { n: villas }),
  }),
  countColumn('logins', say('owners.logins'), { of: ({ logins }) => logins }),
  signsColumn('report', say('owners.report'), ({ missing }) => [missing.length ? lacking(missing) : COMPLETE], {
    phone: 'end',
  }),
  actsColumn(acts),
]

/** 1850 → '%18,5'. */
const percentText = (hundredths: number): string => `%${PERCENT.format(hundredths / 100)}`
const PERCENT = new Intl.NumberFormat('tr', { maximumFractionDigits: 2 })

/** The mask of an IBAN as short as a list wants it: 'TR33 … 26'. */
const shortMask = (mask: string): string => (mask.length > 8 ? `${mask.slice(0, 4)} **** … ${mask.slice(-2)}` : mask)

const KINDS = {
  company: { icon: Building2, word: say('owners.kind.company') },
  person: { icon: User, word: say('owners.kind.person') },
}
const COMPLETE = { tone: 'k-ok', icon: CircleCheck, word: say('owners.complete') } as const

const lacking = (missing: OwnerRow['missing']): Sign => ({
  ...{ tone: 'k-warn', icon: CircleAlert, word: say('owners.n-missing', { n: missing.length }) },
  title: missing.map((field) => say(`owner.lack.${field}`)).join(', '),
})
