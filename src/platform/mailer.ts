import { createHash } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { createTransport } from 'nodemailer'
import { writeWhole } from './files/write-whole.ts'

/**
 * `id` names the mail: one that is sent again after a crash carries the same Message-ID. `unsubscribe` is where a mail
 * program ends a subscription by one press (RFC 8058).
 */
export type Mail = { id: string; to: string; subject: string; html: string; text: string; unsubscribe?: string }
export type Mailer = { send(mail: Mail): Promise<void> }

type Place = {
  smtpUrl: string | undefined
  from: string
  /** Where mails are kept as .eml files when there is no mail server. */
  folder: string
}

/** The headers by which mail programs show a button for it. */
const onePress = (address: string) => ({
  'List-Unsubscribe': `<${address}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

/** Sends by SMTP, or keeps every mail as a file. */
export const openMailer = ({ smtpUrl, from, folder }: Place): Mailer => {
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost'
  const message = ({ id, unsubscribe, ...mail }: Mail) => ({
    ...mail,
    ...(unsubscribe && { headers: onePress(unsubscribe) }),
    from,
    messageId: `<${createHash('sha256').update(id).digest('hex').slice(0, 32)}@${domain}>`,
  })
  if (smtpUrl) {
    const transport = createTransport(smtpUrl, {
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 20_000,
    } as object)
    return { send: async (mail) => void (await transport.sendMail(message(mail))) }
  }
  const transport = createTransport({ streamTransport: true, buffer: true })
  return {
    async send(mail) {
      const { message: raw } = await transport.sendMail(message(mail))
      await mkdir(folder, { recursive: true })
      await writeWhole(`${folder}/${mail.id.replace(/[^\w.-]+/g, '_')}.eml`, raw as Buffer)
    },
  }
}

/** What nodemailer calls a server that was not reached, fell silent, or broke off. */
const AWAY =
  /^(ECONNECTION|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ESOCKET|EDNS|ENOTFOUND|EAI_AGAIN|ENOSPC)$/

/** True when nothing is wrong with the mail: the server could not be asked, or said "later" (4xx). */
export const isServerAway = (error: unknown): boolean => {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown }
  if (typeof responseCode === 'number') return responseCode >= 400 && responseCode < 500
  return typeof code === 'string' && AWAY.test(code)
}
