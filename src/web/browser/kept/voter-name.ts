import { stored } from '../stored.ts'

/** The first name this device votes with; kept here alone. */
export const voterName = stored<string>(
  'happyvillalari.voter',
  '',
  (text) => text,
  (name) => name,
)
