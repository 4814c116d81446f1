import { Refusal } from '../../../kernel/refusal.ts'
import type { Act } from '../../../platform/act.ts'
import { lockSettings, readSection, writeSection } from './agency.store.ts'
import type { Values } from './agency.ts'

/** Writes a section anew. Refuses 'edited-meanwhile', with what stands there now, to who saw another version. */
export const editSection = <T extends Values>(
  { db }: Pick<Act, 'db'>,
  first: T,
  { version, ...values }: NoInfer<T> & { version: number },
): Promise<T & { version: number }> =>
  db.transaction(async (tx) => {
    await lockSettings(tx)
    const now = await readSection(tx, first)
    if (now.version !== version) throw new Refusal('edited-meanwhile', {}, {}, { now })
    await writeSection(tx, values)
    return readSection(tx, first)
  })
