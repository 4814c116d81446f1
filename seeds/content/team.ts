import type { Localized } from '../../src/kernel/language.ts'

export type TeamSeed = { name: string; role: Localized }

export const team: TeamSeed[] = [
  {
    name: 'Elif Karaca',
    role: { tr: 'Acenta müdürü', en: 'Agency manager', ru: 'Директор агентства' },
  },
  {
    name: 'Mert Aydoğan',
    role: { tr: 'Rezervasyon sorumlusu', en: 'Head of reservations', ru: 'Руководитель отдела бронирования' },
  },
  {
    name: 'Zeynep Uslu',
    role: { tr: 'Misafir ilişkileri', en: 'Guest relations', ru: 'Работа с гостями' },
  },
  {
    name: 'Olga Demir',
    role: {
      tr: 'Yabancı misafir temsilcisi (Rusça, İngilizce)',
      en: 'International guests (Russian, English)',
      ru: 'Работа с иностранными гостями (русский, английский)',
    },
  },
  {
    name: 'Hasan Çetin',
    role: {
      tr: 'Villa kontrolü ve ev sahibi ilişkileri',
      en: 'Villa inspection and owner relations',
      ru: 'Проверка вилл и связь с владельцами',
    },
  },
]
