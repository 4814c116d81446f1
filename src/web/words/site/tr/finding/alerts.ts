import type { Phrase } from '../../../say.ts'

/** Hearing by mail of a stay. */
export const alerts = {
  'alert.title': 'Haber ver',
  'alert.text': 'Bu tarihler boşalırsa ya da toplam düşerse tek e-posta yazarız. Önce adresinizi onaylamanızı isteriz.',
  'alert.privacy': 'Adresinizi yalnızca bunun için kullanır, girişten sonra sileriz.',
  'alert.go': 'Haber ver',
  'alert.sent': 'E-postanızı açın',
  'alert.sent.text':
    'Size bir onay bağlantısı gönderdik. Onaylamadan başka ileti göndermeyiz. Bir adres en çok beş konaklamayı izleyebilir.',
  'alert.confirm': 'Bu konaklama boşalırsa ya da fiyatı düşerse size yazalım mı?',
  'alert.yes': 'Evet, haber verin',
  'alert.end': 'Artık haber vermeyin',
  'alert.watching': 'Tamam: bir değişiklik olursa yazacağız.',
  'alert.over': 'Bu konaklama için artık yazmıyoruz.',
  'alert.lost': 'Bu bağlantı artık geçerli değil.',
} as const satisfies Record<string, Phrase>
