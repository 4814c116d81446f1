/** The first parts of addresses that are pages, files or calls of the product itself. */
const FIXED = new Set([
  ...['listing', 'short-stays', 'regions', 'villa', 'guvenli-odeme', 'enquire', 'about', 'blog', 'contact', 'faq'],
  ...['website', 'dashboard', 'offer', 'favorites', 'compare', 'newsletter', 'tr', 'en', 'ru', 'v1', 'v2'],
  ...['img', 'image', 'assets', 'fonts', 'pictures', 'healthz', 'readyz', 'metrics', 'calendar', 'demo-bank'],
  'handover',
  'owner-answer',
  'teklif',
  'review',
  'favourites',
  'watch',
])

/** Would `/{slug}` be a page of the site's own? */
export const isFixedPage = (slug: string): boolean => FIXED.has(slug)
