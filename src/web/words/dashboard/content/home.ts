import type { Phrase } from '../../say.ts'

/** What the home page of the site begins with and shows. */
export const homeContentWords = {
  'menu.website.home': 'Ana Sayfa',
  'home-edit.title': 'Ana sayfa',
  'home-edit.hero': 'Üst bölüm',
  'home-edit.hero-help': 'Boş bıraktığınız dilde sitenin kendi metni görünür.',
  'home-edit.heroTitle': 'Başlık',
  'home-edit.heroLead': 'Altındaki cümle',
  'home-edit.heroFocus': 'Odak noktası',
  'home-edit.heroPicture': 'Fotoğraf',
  'home-edit.picture-help':
    'Başlık fotoğrafın üst kısmındaki açık gökyüzüne yazılır: üstü sade, yatay bir fotoğraf seçin.',
  'home-edit.own-picture': 'Sitenin kendi fotoğrafına dön',
  'home-edit.sections': 'Bölümler',
  'home-edit.sections-help': 'Sırayı sürükleyerek değiştirin; kapalı bölüm görünmez.',
  'home-edit.section.types': 'Villa tipleri',
  'home-edit.section.popular': 'Popüler villalar',
  'home-edit.section.regions': 'Bölgeler',
  'home-edit.section.month': 'Ayın villası',
  'home-edit.section.gaps': 'Arada kalan geceler',
  'home-edit.section.why': 'Neden biz?',
  'home-edit.section.comments': 'Misafir yorumları',
  'home-edit.section.blog': 'Blog',
  'home-edit.villaTypeIds': 'Öne çıkan villa tipleri',
  'home-edit.types-help':
    'Seçtikleriniz bu sırayla başta görünür, diğerleri ardından gelir. Ana sayfada ilk yedisi gösterilir.',
  'home-edit.types-choose': 'Villa tipi seçin',
  'home-edit.types-none': 'Böyle bir villa tipi yok',
  'home-edit.saved': 'Ana sayfa güncellendi.',
  'home-edit.see': 'Sitede gör',
} as const satisfies Record<string, Phrase>
