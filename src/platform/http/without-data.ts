/** A fault as the log may have it: a failed query without its parameters, which are people's data. */
export const withoutData = (error: unknown): unknown => {
  if (!(error instanceof Error)) return error
  const told = new Error(error.message.replace(/\nparams: [\s\S]*$/, '\nparams: …'))
  told.name = error.name
  told.stack = error.stack?.replace(error.message, told.message)
  if (error.cause) told.cause = withoutData(error.cause)
  if ('code' in error) Object.assign(told, { code: error.code })
  return told
}
