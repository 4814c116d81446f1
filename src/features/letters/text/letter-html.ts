import type { Filled, FilledBlock } from './fill-letter.ts'

/** What stands around the text of a letter. `photo` is the address of a picture, '' when there is none. */
export type Frame = {
  language: string
  brand: string
  preheader: string
  photo: string
  photoText: string
  /** The path of the agency's picture below /img/, '' for the rising sun. */
  logo: string
  foot: string[]
}

/**
 * A whole mail: tables and inline styles, because Outlook reads nothing else; a style sheet for narrow and dark
 * screens, for those who read it.
 */
export const letterPage = (blocks: FilledBlock[], frame: Frame): string => `<!doctype html>
<html lang="${escapeHtml(frame.language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(frame.brand)}</title><style>${SHEET}</style></head>
<body class="sea" style="margin:0;padding:0;background:${INK.sand};color:${INK.text};font-family:${SANS};font-size:16px;line-height:1.6">
<div style="display:none;max-height:0;overflow:hidden;opacity:0;color:transparent">${escapeHtml(frame.preheader)}${'&#847;&zwnj;&nbsp;'.repeat(30)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="sea" style="background:${INK.sand}"><tr><td align="center" style="padding:24px 12px 36px">
<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px;margin:0 auto">
<tr><td style="padding:4px 4px 18px">${signOf(frame)}<span class="deep" style="font-family:${SERIF};font-size:23px;line-height:30px;color:${INK.deep};vertical-align:middle">${escapeHtml(frame.brand)}</span></td></tr>
<tr><td class="card" style="background:#ffffff;border:1px solid ${INK.line};border-radius:14px;overflow:hidden">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">${photoOf(frame)}
<tr><td class="pad" style="padding:28px 32px 20px">${blocks.map(blockHtml).join('\n')}</td></tr></table>
</td></tr>
<tr><td class="soft" style="padding:18px 6px 0;font-size:13px;line-height:20px;color:${INK.soft}">${frame.foot.map(escapeHtml).join('<br>')}</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table></body></html>`

/** The platform’s own is not for browsers, where staff see what they write. */
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

const INK = {
  sand: '#f7f2ea',
  text: '#10262c',
  deep: '#0c5462',
  soft: '#5a6c71',
  line: '#e6ddd0',
  wash: '#f4f8f8',
  gold: '#c8a24a',
}
const SANS = "Manrope,'Segoe UI',Helvetica,Arial,sans-serif"
const SERIF = "'Source Serif 4',Georgia,'Times New Roman',serif"

/**
 * The agency's picture as the dashboard shows it; on its way it becomes a part of the mail (`logo/with-logo.flow.ts`).
 * White behind it: a dark drawing would be lost on a dark screen.
 */
const signOf = ({ logo }: Frame): string =>
  logo
    ? `<img src="/image?url=${encodeURIComponent(logo)}&amp;w=128&amp;q=75" width="40" height="40" alt="Logo" style="width:40px;height:40px;object-fit:contain;background:#ffffff;border:0;border-radius:8px;vertical-align:middle">&nbsp;&nbsp;`
    : SIGN

/** The rising sun of the agency, without a picture: those are often not loaded. */
const SIGN = `<span aria-hidden="true" style="display:inline-block;width:24px;height:12px;border-radius:12px 12px 0 0;background:${INK.gold};vertical-align:middle"></span>&nbsp;&nbsp;`

const SHEET = `a{color:${INK.deep}}
@media (max-width:480px){.pad{padding:22px 18px 14px!important}.key,.val{display:block!important;width:auto!important;text-align:left!important}.key{padding:9px 14px 0!important;border-bottom:0!important}.val{padding:0 14px 9px!important}.btn{display:block!important;width:100%!important}.btn a{display:block!important;text-align:center}}
@media (prefers-color-scheme:dark){.sea{background:#0b1a1e!important;color:#e6eef0!important}.card{background:#12262c!important;border-color:#24404a!important}.pad,.pad p,.pad li,.pad h2,.val{color:#e6eef0!important}.deep{color:#8fd3dd!important}.soft,.key{color:#a3b8be!important}.rows{background:#17313a!important;border-color:#24404a!important}.key,.val{border-color:#24404a!important}.main,.main a{background:#8fd3dd!important;color:#06262d!important;border-color:#8fd3dd!important}.quiet,.quiet a{background:transparent!important;color:#8fd3dd!important;border-color:#8fd3dd!important}a{color:#8fd3dd}}`

const photoOf = ({ photo, photoText }: Frame): string =>
  photo
    ? `<tr><td class="soft" style="color:${INK.soft}"><img src="${escapeHtml(photo)}" width="600" alt="${escapeHtml(photoText)}" style="display:block;width:100%;max-width:600px;height:auto;border:0;border-radius:13px 13px 0 0"></td></tr>`
    : ''

const blockHtml = (block: FilledBlock): string => {
  switch (block.kind) {
    case 'heading':
      return `<h2 style="margin:4px 0 14px;font-family:${SERIF};font-weight:600;font-size:24px;line-height:31px;color:${INK.text}">${inline(block.spans)}</h2>`
    case 'buttons':
      return buttonsHtml(block.buttons)
    case 'rows':
      return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="rows" style="margin:4px 0 20px;background:${INK.wash};border:1px solid ${INK.line};border-radius:10px">${block.rows.map(rowHtml).join('')}</table>`
    case 'list':
      return `<ul style="margin:0 0 16px;padding:0 0 0 20px">${block.lines.map((line) => `<li style="margin:0 0 6px">${inline(line)}</li>`).join('')}</ul>`
    default:
      return `<p style="margin:0 0 16px">${block.lines.map(inline).join('<br>')}</p>`
  }
}

const rowHtml = (
  { label, value }: { label: Filled[]; value: Filled[] },
  index: number,
  { length }: unknown[],
): string => {
  const edge = index < length - 1 ? `border-bottom:1px solid ${INK.line};` : ''
  return `<tr><td class="key" width="44%" valign="top" style="${edge}padding:9px 8px 9px 14px;font-size:14px;line-height:22px;color:${INK.soft}">${inline(label)}</td><td class="val" valign="top" style="${edge}padding:9px 14px 9px 8px;font-size:15px;line-height:22px;font-weight:600;color:${INK.text}">${inline(value)}</td></tr>`
}

/** A cell with a colour is a button everywhere; padding of a link alone is none in Outlook. */
const buttonsHtml = (buttons: Filled[]): string =>
  buttons
    .map(({ text, to }, index) => {
      const look =
        index === 0
          ? { name: 'main', back: INK.deep, ink: '#ffffff' }
          : { name: 'quiet', back: '#ffffff', ink: INK.deep }
      return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" class="btn" style="margin:4px 0 ${index === buttons.length - 1 ? 20 : 10}px"><tr><td class="${look.name}" bgcolor="${look.back}" style="border-radius:10px;background:${look.back};border:1px solid ${INK.deep}"><a href="${escapeHtml(to)}" style="display:inline-block;padding:13px 26px;font-size:16px;line-height:22px;font-weight:700;color:${look.ink};text-decoration:none;border-radius:10px">${escapeHtml(text)}</a></td></tr></table>`
    })
    .join('')

const inline = (spans: Filled[]): string =>
  spans
    .map(({ kind, text, to }) => {
      const shown = escapeHtml(text).replaceAll('\n', '<br>') // what somebody typed may have lines
      if (kind === 'bold') return `<b>${shown}</b>`
      return to ? `<a href="${escapeHtml(to)}" style="text-decoration:underline">${shown}</a>` : shown
    })
    .join('')
