import { moment, taskKind } from '../../../features/handover/handover.shape.ts'

/** What a pressed button of the day’s list asks for; null for a form that none of them sends. */
export const deedOf = (form: FormData) => {
  const text = (name: string) => String(form.get(name) ?? '')
  const id = Number(text('id')) || 0
  const key = moment.safeParse(text('moment'))
  if (key.success) return { kind: 'key' as const, id, moment: key.data }
  const kind = taskKind.safeParse(text('kind'))
  if (!kind.success) return null
  const task = { reservationId: id, kind: kind.data, id: Number(text('task')) || null, done: text('done') === 'yes' }
  return { kind: 'task' as const, task }
}
