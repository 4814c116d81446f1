import type { Db } from '../../../platform/database/db.ts'
import type { Sender } from '../../../platform/mailer.ts'
import { readSection } from '../../settings/agency/agency.store.ts'

/** In whose name letters go out; an empty field is what the server was started with. */
export const FIRST_SENDER = { mail_from_name: '', mail_from_address: '', mail_reply_to: '' }

/** As the mailer takes it; undefined when nothing is chosen. */
export const asSender = ({
  mail_from_name: name,
  mail_from_address: address,
  mail_reply_to: replyTo,
}: typeof FIRST_SENDER): Sender | undefined => (name || address || replyTo ? { name, address, replyTo } : undefined)

/** The sender of now; undefined when the agency has chosen nothing. */
export const senderOf = async (db: Db): Promise<Sender | undefined> => asSender(await readSection(db, FIRST_SENDER))
