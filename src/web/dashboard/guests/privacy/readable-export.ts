type Row = Record<string, unknown>
type Told = { name: string; kept: { code: string; until: string }[]; places: Record<string, Row[]> }

/** All that is known of somebody as a page that needs nothing else; whatever she wrote stays text. */
export const readableExport = ({ name, kept, places }: Told, made: string): string => {
  const sections = Object.entries(places).map(
    ([of, rows]) => `<h2>${safe(TITLES[of] ?? of)}</h2>${rows.map(table).join('')}`,
  )
  const law = kept.map(({ code, until }) => `<li>${safe(`${code}: ${until}`)}</li>`).join('')
  return `<!doctype html><html lang="tr"><meta charset="utf-8"><title>${safe(name)}</title>
<style>body{font:15px/1.5 sans-serif;max-width:50rem;margin:2rem auto;padding:0 1rem}table{border-collapse:collapse;width:100%;margin:0 0 1rem}
th,td{text-align:left;vertical-align:top;border-bottom:1px solid #ddd;padding:.25rem .5rem;overflow-wrap:anywhere}th{width:12rem}</style>
<h1>${safe(name)}</h1><p>${safe(made)}</p>${sections.join('')}${law && `<h2>Kanun gereği saklanan (son gün)</h2><ul>${law}</ul>`}</html>`
}

const TITLES: Record<string, string | undefined> = {
  guest: 'Misafir kaydı',
  guest_contact: 'Telefon ve e-posta',
  reservation: 'Rezervasyonlar',
  ledger_entry: 'Para hareketleri',
  invoice: 'Faturalar',
  invoice_party: 'Fatura alıcısı',
  contract_acceptance: 'Sözleşme onayları',
  guest_person: 'Konaklayanlar',
  guest_message: 'Mesajlar',
  guest_receipt: 'Dekontlar',
  date_wish: 'Tarih istekleri',
  reservation_note: 'Ekip notları',
  offer: 'Teklifler',
  contact_message: 'İletişim mesajları',
  contact_reply: 'İletişim yanıtları',
  subscriber: 'Bülten',
  comment: 'Yorumlar',
  letter: 'Mektuplar',
  payment_link: 'Ödeme bağlantıları',
}

const table = (row: Row): string =>
  `<table>${Object.entries(row)
    .filter(([, value]) => value !== null && value !== '')
    .map(([key, value]) => `<tr><th>${safe(key)}</th><td>${safe(textOf(value))}</td></tr>`)
    .join('')}</table>`

const textOf = (value: unknown): string => {
  if (typeof value !== 'object' || value === null) return String(value)
  const { text } = value as { text?: unknown }
  return typeof text === 'string' ? text : JSON.stringify(value)
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const safe = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)
