import pg from 'pg'

/** What the driver's connection sends, as far as a frame needs it. */
type Connection = {
  parse(asked: { text: string; name?: string | undefined; types?: unknown }): void
  bind(asked: object): void
  execute(asked: object): void
  sync(): void
  submittedNamedStatements: Record<string, string>
}

/** The driver's query, with the steps between which a frame stands. */
type Steps = {
  name?: string
  text: string
  types?: unknown
  callback(error: Error | null, result?: pg.QueryResult): void
  hasBeenParsed(connection: Connection): boolean
  prepare(connection: Connection): void
  _getRows(connection: Connection): void
  handleCommandComplete(message: unknown, connection: Connection): void
  handleDataRow(message: unknown): void
}

type Asked = { text: string; name?: string }

/** Has a statement values or a name? Only such a one can have a frame. */
export const takesFrame = ({ name }: Asked, values: readonly unknown[] | undefined): boolean =>
  name !== undefined || (values?.length ?? 0) > 0

/**
 * Sends a statement with others before and after it, all on one way: the server does nothing that stands behind what
 * failed, up to the end of it, so that no statement is done without its BEGIN. Answers the statement alone.
 */
export const queryFramed = (
  client: pg.PoolClient,
  asked: Asked,
  values: unknown[],
  { before = [], after = [] }: { before?: string[]; after?: string[] },
): Promise<pg.QueryResult> => {
  const query = new pg.Query({ ...asked, values }) as unknown as Steps
  const { prepare, _getRows, handleCommandComplete, handleDataRow } = query
  let done = 0
  query.prepare = (connection) => {
    // The driver takes any answer to a Parse for one to this name: it is parsed first, or known already.
    if (query.name && !query.hasBeenParsed(connection)) {
      connection.parse({ text: query.text, name: query.name, types: query.types })
      connection.submittedNamedStatements[query.name] = query.text
    }
    for (const text of before) send(connection, text)
    prepare.call(query, connection)
  }
  query._getRows = (connection) => {
    if (after.length === 0) return _getRows.call(query, connection)
    connection.execute({ portal: '' })
    for (const text of after) send(connection, text)
    connection.sync()
  }
  query.handleDataRow = (message) => {
    if (done === before.length) handleDataRow.call(query, message)
  }
  query.handleCommandComplete = (message, connection) => {
    if (done++ === before.length) handleCommandComplete.call(query, message, connection)
  }
  return new Promise((resolve, reject) => {
    query.callback = (error, result) => {
      if (error || !result) reject(error)
      else resolve(result)
    }
    client.query(query as unknown as pg.Submittable)
  })
}

const send = (connection: Connection, text: string): void => {
  connection.parse({ text })
  connection.bind({})
  connection.execute({})
}
