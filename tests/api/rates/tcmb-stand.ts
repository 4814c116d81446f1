import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

type Answer = { status?: number; body?: string; hangs?: boolean; drips?: boolean; location?: string }

/** A stand-in for TCMB: one address that answers as the test says, and misbehaves on command. */
export const openTcmbStand = async () => {
  let next: Answer = { status: 404 }
  let asked = 0
  const server = createServer((_, response) => {
    asked++
    const { status = 200, body = '', hangs, drips, location } = next
    if (hangs) return
    response.writeHead(status, { 'content-type': 'text/xml; charset=utf-8', ...(location && { location }) })
    if (!drips) return void response.end(body)
    response.write(body.slice(0, 10))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/kurlar/today.xml`,
    asked: () => asked,
    says(answer: Answer) {
      next = answer
    },
    end: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}

type Rate = { code: string; selling: string; unit?: string }

/** TCMB's bulletin of a day, as it writes one: elements may be empty, some currencies count by the hundred. */
export const aBulletin = (day: string, rates: Rate[]): string => {
  const [year, month, date] = day.split('-')
  const blocks = rates.map(
    ({ code, selling, unit = '1' }) => `
  <Currency CrossOrder="0" Kod="${code}" CurrencyCode="${code}">
    <Unit>${unit}</Unit><Isim>${code}</Isim><CurrencyName>${code}</CurrencyName>
    <ForexBuying>1.0000</ForexBuying><ForexSelling>${selling}</ForexSelling>
    <BanknoteBuying/><BanknoteSelling></BanknoteSelling><CrossRateUSD/><CrossRateOther/>
  </Currency>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<?xml-stylesheet type="text/xsl" href="isokur.xsl"?>
<Tarih_Date Tarih="${date}.${month}.${year}" Date="${month}/${date}/${year}" Bulten_No="${year}/41">${blocks.join('')}
  <Currency CrossOrder="11" Kod="XDR" CurrencyCode="XDR"><Unit>1</Unit><ForexSelling></ForexSelling></Currency>
</Tarih_Date>`
}
