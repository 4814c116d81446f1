import { setImmediate as nextTurn } from 'node:timers/promises'

/**
 * Lets whoever has come meanwhile be answered before a long piece of work goes on. The rest of a turn that began with
 * something read would come before anything else is read: only after the second one all have had theirs.
 */
export const othersFirst = async (): Promise<void> => {
  await nextTurn()
  await nextTurn()
}
