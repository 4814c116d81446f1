import type { Facts, FieldFault } from '../../kernel/refusal.ts'
import { dashboardRecords } from './dashboard-records.ts'
import { dashboardReservations } from './dashboard-reservations.ts'
import { dashboardScreens } from './dashboard-screens.ts'
import { dashboardShell } from './dashboard-shell.ts'
import { fieldFaultsTr } from './refusals.tr.ts'
import { type Phrase, sayPhrase } from './say.ts'

/** Every sentence of the dashboard, which speaks Turkish (PRODUCT §10) but for SPEC §2.3's fixed English words. */
const words = { ...dashboardShell, ...dashboardScreens, ...dashboardReservations }

export type DashboardWordKey = keyof typeof words

export const say = (key: DashboardWordKey, facts?: Facts): string => sayPhrase(words[key], 'tr', facts)

/** What is wrong with a field. */
export const sayFault = ({ code, facts }: FieldFault): string => sayPhrase(fieldFaultsTr[code], 'tr', facts)

const records: Record<string, Phrase> = dashboardRecords

/** The name of an alert, letter or event; its code when it has none yet. */
export const recordWord = (of: 'alert' | 'alert-means' | 'letter' | 'event', code: string): string =>
  sayPhrase(records[`${of}.${code}`] ?? code, 'tr')
