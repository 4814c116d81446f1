import type { Phrase } from '../../../say.ts'

/** The page on which a guest rates her stay. */
export const review = {
  'review.title': 'Konaklamanız nasıldı?',
  'review.hello': '{author}, {villa} konaklamanızı birkaç cümleyle anlatır mısınız?',
  'review.rating': 'Puanınız',
  'review.star': '5 üzerinden {n}',
  'review.text': 'Yorumunuz',
  'review.hint': 'En fazla 2.000 karakter. Neyi beğendiniz, gelecek misafir neyi bilmeli?',
  'review.shown': 'Yorumunuz sitede “{author}” adıyla, okuduktan sonra yayımlanır; puanı düşük diye gizlemeyiz.',
  'review.send': 'Yorumumu gönder',
  'review.choose': 'Lütfen bir puan seçin.',
  'review.sent': 'Teşekkür ederiz, yorumunuz bize ulaştı.',
  'review.sentText': 'Okuduktan sonra villanın sayfasında yayımlanır.',
  'review.early': 'Konaklamanız henüz bitmedi.',
  'review.earlyText': 'Çıkış gününüzden sonra bu sayfadan yazabilirsiniz.',
  'review.ended': 'Bu konaklama artık değerlendirilemiyor.',
  'review.endedText': 'Söylemek istediğiniz bir şey varsa bize yazın.',
  'review.lost': 'Bu bağlantı geçerli değil.',
  'review.lostText': 'Adresi mesajdaki gibi tam açtığınızdan emin olun ya da bize yazın.',
} as const satisfies Record<string, Phrase>
