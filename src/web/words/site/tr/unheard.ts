import type { Phrase } from '../../say.ts'

/** Where a form was sent and no answer came. */
export const unheard = {
  'unheard.title': 'Yanıt alınamadı',
  'unheard.text':
    'Gönderdiğiniz bize ulaştı mı, bilinmiyor. Yazdıklarınız duruyor; biraz sonra yeniden gönderin, iki kez işlenmez.',
} satisfies Record<string, Phrase>
