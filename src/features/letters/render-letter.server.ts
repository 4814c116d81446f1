import { Liquid } from 'liquidjs'
import type { LetterFacts } from './letter-facts.ts'

/**
 * Logic-less and escaped: a guest's name in a letter is only ever text. A word the facts don't have fails the letter
 * loudly.
 */
const engine = new Liquid({
  outputEscape: 'escape',
  ownPropertyOnly: true,
  strictVariables: true,
  renderLimit: 5_000,
  parseLimit: 100_000,
})
const plain = new Liquid({ ownPropertyOnly: true, strictVariables: true, renderLimit: 5_000, parseLimit: 100_000 })

/** The subject (one line, no markup), the HTML and the plain text of a letter. */
export const renderLetter = (
  template: { subject: string; body: string },
  facts: LetterFacts,
): { subject: string; html: string; text: string } => {
  const subject = plain
    .parseAndRenderSync(template.subject, facts)
    .replace(/[\r\n]+/g, ' ')
    .trim()
  const body = engine.parseAndRenderSync(template.body, facts)
  return {
    subject,
    html: page(String(facts.firma_adi ?? ''), body, engine.parseAndRenderSync(FOOT, facts)),
    text: textOf(body),
  }
}

const FOOT = '{{ firma_adi }} · TÜRSAB {{ tursab_no }} · {{ firma_tel }}<br>{{ firma_adres }}'

const page = (
  brand: string,
  body: string,
  foot: string,
): string => `<!doctype html><html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><style>a{color:#0c5462}</style></head>
<body style="margin:0;background:#f7f2ea;font-family:Manrope,'Segoe UI',Arial,sans-serif;color:#10262c;font-size:16px;line-height:1.55">
<div style="max-width:600px;margin:0 auto;padding:24px 16px"><p style="font-family:Georgia,serif;font-size:22px;margin:8px 0 16px;color:#0c5462">${brand}</p>
<div style="background:#ffffff;border-radius:12px;padding:24px 20px">${body}</div>
<p style="font-size:13px;color:#5a6c71;margin:16px 4px">${foot}</p></div></body></html>`

const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#34;': '"',
  '&#39;': '’',
  '&nbsp;': ' ',
}

const textOf = (html: string): string =>
  html
    .replace(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/g, '$2: $1')
    .replace(/<\/(p|h\d|li|tr|div)>|<br>/g, '\n')
    .replace(/<\/td>/g, '  ')
    .replace(/<[^>]+>/g, '')
    .replace(/&(amp|lt|gt|quot|#34|#39|nbsp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\n{3,}/g, '\n\n')
    .trim()
