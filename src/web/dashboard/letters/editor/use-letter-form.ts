import { changeMailTemplate, type MailTemplate } from '../../../../features/letters/templates/templates.contract.ts'
import type { Localized } from '../../../../kernel/language.ts'
import { useRecord } from '../../kit/form/record/use-record.ts'

type Text = { tr: string; en: string; ru: string }
/** How a letter goes out: as a mail or by WhatsApp. */
export type Channel = 'mail' | 'chat'
/** What is typed of a letter; a part that it doesn't have stays empty and is not sent. */
export type TypedLetter = { subject: Text; body: Text; chat: Text; days: number | null; version: number }

const whole = (text: Localized | null): Text => ({ tr: '', en: '', ru: '', ...text })

const fieldsOf = ({ subject, body, chat, days, version }: MailTemplate): TypedLetter => ({
  ...{ subject: whole(subject), body: whole(body), chat: whole(chat), days, version },
})

/** The form of a letter's wording. `onStored` gets what is stored now. */
export const useLetterForm = (base: MailTemplate, onStored: (now: MailTemplate) => void) => {
  const { subject, body, chat, to } = base
  const sent = (there: Localized | null, text: Text) => {
    if (!there) return undefined
    return to === 'guest' ? text : { tr: text.tr }
  }
  return useRecord(changeMailTemplate, base, fieldsOf, {
    onStored,
    draft: `draft.letter.${base.key}`,
    body: (typed: TypedLetter) => ({
      subject: sent(subject, typed.subject),
      body: sent(body, typed.body),
      chat: sent(chat, typed.chat),
      days: typed.days ?? undefined,
      version: typed.version,
    }),
  })
}

export type LetterForm = ReturnType<typeof useLetterForm>['form']
