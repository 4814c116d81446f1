/** Did a request never arrive? Browsers name it each in their own way. */
export const isOffline = (error: unknown): boolean =>
  error instanceof TypeError && /fetch|network|load failed/i.test(error.message)
