import { stored } from '../stored.ts'

/** The list this device has sent last: its token is told once, so only the browser has it. */
export type SharedByMe = { token: string; key: string }

const parse = (text: string): SharedByMe | null => {
  try {
    const { token, key } = JSON.parse(text) as Partial<SharedByMe>
    return typeof token === 'string' && typeof key === 'string' ? { token, key } : null
  } catch {
    return null
  }
}

export const sharedByMe = stored<SharedByMe | null>('happyvillalari.shared', null, parse, JSON.stringify)
