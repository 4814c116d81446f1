import { slugOf } from '../../../kernel/slug.ts'

/** The address of a post that is called so: 'Kalkan’ın koyları' → 'kalkanin-koylari'; 'yazi' for one without letters. */
export const postSlug = (title: string): string =>
  slugOf(title.replace(/['’]/g, '')).slice(0, 100).replace(/-+$/, '') || 'yazi'
