import type { Language } from '../../kernel/language.ts'
import { escapeHtml } from '../../platform/escape-html.ts'
import { sayPhrase } from '../../web/words/say.ts'
import { frame as en } from '../../web/words/site/en/frame.ts'
import { frame as ru } from '../../web/words/site/ru/frame.ts'
import { frame as tr } from '../../web/words/site/tr/frame.ts'

const WORDS = { tr, en, ru }

type Said = [language: Language, status: number, sentence: string]

/** A page in the look of the site, without a script: for addresses and bodies that never reach the pages themselves. */
export const faultPage = ([language, status, sentence]: Said, agency: string): string => {
  const brand = escapeHtml(agency)
  const say = (key: keyof typeof tr): string => sayPhrase(WORDS[language][key], language)
  const [title, text] = status === 404 ? [say('missing.title'), say('missing.text')] : [sentence, '']
  const home = language === 'tr' ? '' : `/${language}`
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><link rel="icon" href="/favicon.svg" type="image/svg+xml"><title>${escapeHtml(title)} | ${brand}</title><style>${STYLE}</style></head>
<body><main><p class="brand"><a href="${home || '/'}">${brand}</a></p><p class="code">${status}</p><h1>${escapeHtml(title)}</h1>${text && `<p>${escapeHtml(text)}</p>`}<p class="ways"><a class="main" href="${home}/listing">${escapeHtml(say('missing.villas'))}</a> <a href="${home || '/'}">${escapeHtml(say('missing.home'))}</a></p></main></body></html>`
}

const STYLE =
  '@font-face{font-family:"Happy Serif";src:url("/fonts/happy-serif-latin.woff2") format("woff2")}@font-face{font-family:"Happy Serif";src:url("/fonts/happy-serif-tr.woff2") format("woff2");unicode-range:U+011E-011F,U+0130,U+015E-015F}@font-face{font-family:"Happy Serif";src:url("/fonts/happy-serif-cyrillic.woff2") format("woff2");unicode-range:U+0401-045F}body{margin:0;background:#fcfaf6;color:#10262c;font:16px/1.62 system-ui,sans-serif}main{max-width:40rem;margin:0 auto;padding:2rem 1.5rem}a{color:#0c5462}.brand a{font:500 1.25rem "Happy Serif",Georgia,serif;text-decoration:none}.code{margin:12vh 0 0;color:#6f5312;font-weight:600}h1{margin:.25rem 0 1rem;font:400 2rem/1.18 "Happy Serif",Georgia,serif}.ways{display:flex;gap:1.5rem;align-items:center;margin-top:2rem}.main{padding:.75rem 1.5rem;border-radius:999px;background:#0c5462;color:#fff;text-decoration:none}'
