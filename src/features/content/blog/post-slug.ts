import { slugOf } from '../../../kernel/slug.ts'

/** The address of a post by its title: 'Kalkan’ın koyları' → 'kalkanin-koylari'; 'yazi' without letters. */
export const postSlug = (title: string): string =>
  slugOf(title.replace(/['’]/g, '')).slice(0, 100).replace(/-+$/, '') || 'yazi'
