import { Marked } from 'marked'
import sanitizeHtml from 'sanitize-html'
import { remembered } from './cache/remembered.ts'

const marked = new Marked({ gfm: true, breaks: false })

/**
 * Markdown of an editor as HTML that is safe in a page: no script, no style, no frame, no picture from elsewhere.
 * Headings start at h2.
 */
export const safeHtml = (markdown: string): string => sanitizeHtml(marked.parse(markdown, { async: false }), ALLOWED)

/** `safeHtml` of a text that is shown again and again: a guide of a town takes some milliseconds. */
export const safeHtmlOfPublished = remembered(safeHtml, { most: 500, longest: 20_000 })

/** What a Markdown text carries beside words: HTML (left out where it is shown), where links and pictures lead. */
export const toldIn = (markdown: string): { html: boolean; links: string[]; pictures: string[] } => {
  const told = { html: false, links: [] as string[], pictures: [] as string[] }
  marked.walkTokens(marked.lexer(markdown), (token) => {
    if (token.type === 'html') told.html = true
    if (token.type === 'link') told.links.push(String(token.href))
    if (token.type === 'image') told.pictures.push(String(token.href))
  })
  return told
}

const ELSEWHERE: sanitizeHtml.Attributes = { rel: 'noopener nofollow', target: '_blank' }

const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: [
    'h2',
    'h3',
    'h4',
    'p',
    'ul',
    'ol',
    'li',
    'a',
    'strong',
    'em',
    'del',
    'blockquote',
    'hr',
    'br',
    'code',
    'pre',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'img',
  ],
  allowedAttributes: {
    a: ['href', 'rel', 'target'],
    img: ['src', 'alt', 'loading'],
    th: ['align'],
    td: ['align'],
    ol: ['start'],
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  exclusiveFilter: (frame) => frame.tag === 'img' && !/^\/im(?:g\/|age\?)/.test(frame.attribs.src ?? ''),
  transformTags: {
    h1: 'h2', // the page has its own h1
    img: (tagName, attribs) => ({ tagName, attribs: { ...attribs, loading: 'lazy' } }),
    a: (tagName, { href = '' }) => ({ tagName, attribs: /^https?:/.test(href) ? { href, ...ELSEWHERE } : { href } }),
  },
}
