import { readdir, readFile } from 'node:fs/promises'
import { dataDir } from './site.ts'

const FOLDER = `${dataDir}/outbox`

/** The mails that are kept for an address, as they were sent. One that is still being written has another ending. */
export const mailsTo = async (address: string): Promise<string[]> => {
  const names = (await readdir(FOLDER).catch(() => [])).filter((name) => name.endsWith('.eml')).sort()
  const mails = await Promise.all(names.map((name) => readFile(`${FOLDER}/${name}`, 'utf8')))
  return mails.filter((mail) => mail.includes(`To: ${address}`))
}

/** The text of a mail with its lines joined and its equals signs back (quoted-printable). */
export const joined = (mail: string): string => mail.replace(/=\r?\n/g, '').replaceAll('=3D', '=')
