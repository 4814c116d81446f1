import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { ensureAdmin } from '../src/entry/database.ts'
import { readEnv } from '../src/entry/env.ts'
import { emailAddress } from '../src/kernel/schema.ts'
import { openDatabase } from '../src/platform/database/open-database.ts'
import { runScript } from './archive.ts'

const SHORTEST = 10

/** Asks on the terminal and shows nothing of what is typed. */
const askSilently = async (question: string): Promise<string> => {
  process.stdout.write(question)
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
  const terminal = createInterface({ input: process.stdin, output: nowhere, terminal: true })
  const leave = () => process.exit(130)
  terminal.once('SIGINT', leave).once('close', leave)
  const answer = await terminal.question('')
  terminal.off('close', leave).close()
  process.stdout.write('\n')
  return answer
}

const passwordFromTerminal = async (): Promise<string> => {
  if (!process.stdin.isTTY) throw new Error('There is no terminal to ask for the password: set ADMIN_PASSWORD.')
  const password = await askSilently(`Password (at least ${SHORTEST} characters, not shown): `)
  if (password.length < SHORTEST) throw new Error(`The password needs at least ${SHORTEST} characters.`)
  if ((await askSilently('The same again: ')) !== password)
    throw new Error('The two passwords differ. Nothing was changed.')
  return password
}

await runScript(async () => {
  const email = emailAddress.safeParse(process.argv[2] ?? '')
  if (!email.success) throw new Error('Say whom: npm run admin:create -- name@example.com')
  const { DATABASE_URL, dataDir, ADMIN_PASSWORD } = readEnv(process.env)
  const password = ADMIN_PASSWORD ?? (await passwordFromTerminal())
  const database = await openDatabase(DATABASE_URL ? { url: DATABASE_URL } : { folder: `${dataDir}/database` })
  try {
    await database.migrate()
    if (!(await ensureAdmin(database.db, { email: email.data, password })))
      throw new Error(`${email.data} has an account already. Nothing was changed.`)
  } finally {
    await database.close()
  }
  return `${email.data} can sign in at /dashboard/login.`
})
