import { useEffect, useSyncExternalStore } from 'react'

let said = ''
const listeners = new Set<() => void>()

const say = (text: string): void => {
  said = text
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** While its screen is shown, a chat with the agency begins with this text. */
export const useChatBeginsWith = (text: string): void => {
  useEffect(() => {
    say(text)
    return () => say('')
  }, [text])
}

/** What a chat begins with here; '' where the screen has nothing to say. */
export const useChatText = (): string =>
  useSyncExternalStore(
    subscribe,
    () => said,
    () => '',
  )
