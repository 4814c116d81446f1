import { changeMailTemplate, type MailTemplate } from '../../../../features/letters/templates/templates.contract.ts'
import type { Localized } from '../../../../kernel/language.ts'
import { useForm } from '../../kit/form/use-form.ts'

type Text = { tr: string; en: string; ru: string }
/** How a letter goes out: as a mail or by WhatsApp. */
export type Channel = 'mail' | 'chat'
/** What is typed of a letter; a part that it doesn't have stays empty and is not sent. */
export type TypedLetter = { subject: Text; body: Text; chat: Text; days: number | null }

const whole = (text: Localized | null): Text => ({ tr: '', en: '', ru: '', ...text })

/** The form of a letter's wording. `onSaved` gets what is stored then. */
export const useLetterForm = (base: MailTemplate, onSaved: (saved: MailTemplate) => void) => {
  const { subject, body, chat, days, version, to } = base
  const sent = (there: Localized | null, text: Text) => {
    if (!there) return undefined
    return to === 'guest' ? text : { tr: text.tr }
  }
  return useForm(
    changeMailTemplate,
    { subject: whole(subject), body: whole(body), chat: whole(chat), days } satisfies TypedLetter,
    {
      done: ({ content }) => onSaved(content),
      body: (typed: TypedLetter) => ({
        subject: sent(subject, typed.subject),
        body: sent(body, typed.body),
        chat: sent(chat, typed.chat),
        days: typed.days ?? undefined,
        version,
      }),
    },
  )
}

export type LetterForm = ReturnType<typeof useLetterForm>
