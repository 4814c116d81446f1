import { escapeHtml } from '../escape-html.ts'

type Shown = { token: string; amount: string; description: string }

/** A page of the demo bank: plainly another party's, with its own look. */
export const bankPage = (
  title: string,
  body: string,
): string => `<!doctype html><html lang="tr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><link rel="icon" href="data:,"><title>${escapeHtml(title)} | Demo Banka</title><style>
body{margin:0;font:16px/1.5 system-ui,sans-serif;background:#eef1f6;color:#1a2233}main{max-width:440px;margin:6vh auto;background:#fff;border-radius:14px;padding:28px;box-shadow:0 8px 30px #1a223318}
header{display:flex;justify-content:space-between;align-items:baseline;margin-bottom:18px}header b{color:#21409a;font-size:20px}header span{font-size:13px;color:#5a6478}h1{font-size:19px;margin:0 0 4px}
.sum{font-size:28px;font-weight:700;font-variant-numeric:tabular-nums;margin:2px 0 16px}label{display:block;font-weight:600;margin:14px 0 4px}input[type=text]{width:100%;box-sizing:border-box;padding:13px;font:inherit;font-variant-numeric:tabular-nums;border:1px solid #6f7890;border-radius:8px}
.row{display:grid;grid-template-columns:1fr 1fr;gap:12px}button{width:100%;margin-top:20px;padding:14px;border:0;border-radius:8px;background:#21409a;color:#fff;font:600 16px system-ui;cursor:pointer}button:focus-visible,input:focus-visible{outline:3px solid #f0a500;outline-offset:2px}
.bad{background:#fdecea;color:#8c1d16;padding:10px 12px;border-radius:8px}.note{font-size:14px;color:#5a6478}ul{padding:0;list-style:none;font-size:14px}li{display:flex;justify-content:space-between;gap:8px;padding:5px 0;border-top:1px solid #e3e7ef}code{font-size:14px;white-space:nowrap}
</style></head><body><main><header><b>Demo Banka</b><span>3D Secure · deneme</span></header>${body}</main></body></html>`

const sum = ({ amount, description }: Shown): string =>
  `<h1>${escapeHtml(description)}</h1><p class="sum">${escapeHtml(amount)}</p>`
const bad = (fault?: string): string => (fault ? `<p class="bad" role="alert">${escapeHtml(fault)}</p>` : '')

export const cardForm = (
  order: Shown,
  cards: Record<string, { label: string }>,
  fault?: string,
): string => `${sum(order)}${bad(fault)}
<form method="post" action="/demo-bank/${escapeHtml(order.token)}"><label for="card">Kart numarası</label><input type="text" id="card" name="card" inputmode="numeric" autocomplete="off" value="5526 0800 0000 0006" required>
<div class="row"><div><label for="exp">Son kullanma</label><input type="text" id="exp" value="12/30" autocomplete="off"></div><div><label for="cvc">CVC</label><input type="text" id="cvc" value="000" autocomplete="off"></div></div>
<button>Devam</button></form><p class="note">Deneme kartları (gerçek para çekilmez):</p><ul>${Object.entries(cards)
  .map(
    ([number, { label }]) =>
      `<li><code>${number.replace(/(\d{4})(?=\d)/g, '$1 ')}</code><span>${escapeHtml(label)}</span></li>`,
  )
  .join('')}</ul>`

export const codeForm = (
  order: Shown,
  card: string,
  fault?: string,
): string => `${sum(order)}${bad(fault)}<p>Telefonunuza gelen doğrulama kodunu girin. Deneme kodu: <b>123456</b></p>
<form method="post" action="/demo-bank/${escapeHtml(order.token)}"><input type="hidden" name="card" value="${escapeHtml(card)}"><label for="code">Doğrulama kodu</label><input type="text" id="code" name="code" inputmode="numeric" autocomplete="one-time-code" required autofocus><button>Onayla</button></form>`

/** Sends the browser back to the merchant by POST, by itself where scripts run. */
export const returnForm = (
  action: string,
  fields: Record<string, string>,
  nonce: string,
): string => `<p>Siteye dönülüyor…</p><form id="back" method="post" action="${escapeHtml(action)}">
${Object.entries({ ...fields, via: 'browser' })
  .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`)
  .join(
    '',
  )}<button>Siteye dön</button></form>${nonce ? `<script nonce="${escapeHtml(nonce)}">document.getElementById('back').submit()</script>` : ''}`

export const waitingNote = (text: string): string =>
  `<h1>Ödeme</h1><p>${escapeHtml(text)}</p><p><a href="/enquire">Rezervasyonlarım</a></p>`
