import type { Language } from '../../../kernel/language.ts'

/** Above a post that staff look at before guests do; apart, so that no page of guests carries it. */
export const POST_PREVIEW: Record<Language, string> = {
  tr: 'Önizleme: bu yazı ziyaretçilere böyle görünecek.',
  en: 'Preview: this is how visitors will see the post.',
  ru: 'Предпросмотр: так запись увидят посетители.',
}
