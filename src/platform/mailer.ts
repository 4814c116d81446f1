import { createHash } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { createTransport } from 'nodemailer'
import { writeWhole } from './files/write-whole.ts'

/**
 * `id` names the mail: one that is sent again after a crash carries the same Message-ID. `unsubscribe` is where a mail
 * program ends a subscription by one press (RFC 8058).
 */
export type Mail = {
  id: string
  to: string
  subject: string
  html: string
  text: string
  unsubscribe?: string
  sender?: Sender | undefined
  /** Pictures that travel in the mail: `cid:name` in its HTML. PNG. */
  pictures?: { cid: string; content: Buffer }[]
}
/** In whose name; an empty text is what the server was started with. */
export type Sender = { name: string; address: string; replyTo: string }
/** `from` is whose name it was started with; `server` its host, empty when mails are kept as files. */
export type Mailer = { send(mail: Mail): Promise<void>; from?: string; server?: string }

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

const inlinePng = ({ cid, content }: { cid: string; content: Buffer }) => ({
  ...{ cid, content, filename: `${cid}.png` },
  ...{ contentType: 'image/png', contentDisposition: 'inline' as const },
})

/** Sends by SMTP, or keeps every mail as a file. */
export const openMailer = ({ smtpUrl, from, folder }: Place): Mailer => {
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost'
  const message = ({ id, unsubscribe, sender, pictures = [], ...mail }: Mail) => ({
    ...mail,
    ...(pictures.length && { attachments: pictures.map(inlinePng) }),
    ...(unsubscribe && { headers: onePress(unsubscribe) }),
    from: fromOf(from, sender),
    ...(sender?.replyTo && { replyTo: sender.replyTo }),
    messageId: `<${createHash('sha256').update(id).digest('hex').slice(0, 32)}@${domain}>`,
  })
  if (smtpUrl) {
    const transport = createTransport(smtpUrl, {
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 20_000,
    } as object)
    return { from, server: hostOf(smtpUrl), send: async (mail) => void (await transport.sendMail(message(mail))) }
  }
  const transport = createTransport({ streamTransport: true, buffer: true })
  return {
    from,
    server: '',
    async send(mail) {
      const { message: raw } = await transport.sendMail(message(mail))
      await mkdir(folder, { recursive: true })
      await writeWhole(`${folder}/${mail.id.replace(/[^\w.-]+/g, '_')}.eml`, raw as Buffer)
    },
  }
}

/** Without its login. */
const hostOf = (smtpUrl: string): string => (URL.canParse(smtpUrl) && new URL(smtpUrl).host) || '?'

const fromOf = (given: string, { name = '', address = '' }: Partial<Sender> = {}) => {
  if (!name && !address) return given
  const [, givenName = '', givenAddress = given] = /^(.*?)\s*<([^<>]+)>$/.exec(given) ?? []
  return { name: name || givenName, address: address || givenAddress }
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

/** Why a mail did not go out; `said` is the server's own sentence, '' when it said none. */
export const mailFault = (error: unknown) => {
  const { code, responseCode, response } = error as { code?: unknown; responseCode?: unknown; response?: unknown }
  const said = (typeof response === 'string' ? response : '').replace(/\s+/g, ' ').slice(0, 300)
  return { outcome: outcomeOf(String(code), responseCode), said }
}

type Outcome = 'login' | 'timeout' | 'later' | 'refused' | 'unreachable' | 'broken'
const outcomeOf = (code: string, responseCode: unknown): Outcome => {
  if (code === 'EAUTH' || code === 'ENOAUTH') return 'login'
  if (code === 'ETIMEDOUT') return 'timeout'
  if (typeof responseCode === 'number') return responseCode < 500 ? 'later' : 'refused'
  return AWAY.test(code) ? 'unreachable' : 'broken'
}
