import { type Template, text } from '../parts.ts'

/**
 * What stands below every newsletter: why it came and the way out. Its text comes from who writes it; name and contact
 * of the sender are in the frame of each mail.
 */
export const newsletterTemplates = {
  newsletter: {
    subject: { tr: '{{ bulten_konusu }}', en: '{{ bulten_konusu }}', ru: '{{ bulten_konusu }}' },
    body: {
      tr: text(
        'Bu bülteni, {{ firma_adi }} bültenine abone olduğunuz için aldınız. Artık istemiyorsanız [abonelikten çıkın]({{ abonelik_cikis_linki }}).',
      ),
      en: text(
        'You get this newsletter because you subscribed to that of {{ firma_adi }}. If you no longer want it, [unsubscribe]({{ abonelik_cikis_linki }}).',
      ),
      ru: text(
        'Вы получили это письмо, потому что подписались на рассылку {{ firma_adi }}. Если она вам больше не нужна, [отпишитесь]({{ abonelik_cikis_linki }}).',
      ),
    },
  },
} satisfies Record<string, Template>
