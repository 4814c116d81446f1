import type { Browser, Page } from 'playwright-core'
import { login } from '../../src/features/accounts/accounts.contract.ts'
import type { ProviderName } from '../../src/features/payments/providers/card-account.shape.ts'
import { putCardAccount, putCardCurrencies } from '../../src/features/payments/providers/card-settings.contract.ts'
import { createReservation, getReservation } from '../../src/features/reservations/reservations.contract.ts'
import { listReservations } from '../../src/features/reservations/reservations-admin.contract.ts'
import { type Client, client } from '../../src/kernel/client.ts'
import { addDays, dayInIstanbul } from '../../src/kernel/day.ts'
import { TYPED } from '../../tests/api/money/paying.ts'
import { filledFolder } from '../../tests/filled-folder.ts'
import { freePort } from '../../tests/free-port.ts'
import { startServer } from '../../tests/running-server.ts'
import { CODE } from '../../tests/stand-ins/accounts.ts'
import { openStandIn } from '../../tests/stand-ins/card-stand-in.ts'
import { ADMIN, PASSWORD } from '../at-the-desk.ts'
import { bookableVilla } from '../bookable-villa.ts'
import { launchBrowser } from '../chromium.ts'

/** The calls of a site over the network. */
const callsOf = (site: string, { token, language = 'tr' }: { token?: string; language?: string } = {}): Client =>
  client(async ({ method, path, body, idempotencyKey }) => {
    const answer = await fetch(`${site}${path}`, {
      method,
      headers: {
        'x-language': language,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    return { status: answer.status, body: await answer.json().catch(() => undefined) }
  })

/** A site of its own whose card providers are the stand-ins, on another origin as in life, with somebody of staff. */
export const openPayDesk = async () => {
  const port = await freePort()
  const standIn = await openStandIn({ notifyUrl: () => `http://127.0.0.1:${port}/v1/payment/callback/paytr` })
  const site = await startServer({ DATA_DIR: await filledFolder(), CARD_STAND_IN: standIn.url }, port)
  const browser: Browser = await launchBrowser()
  const guest = callsOf(site.url)
  const { content } = await guest(login, { body: { email: ADMIN, password: PASSWORD } })
  const staff = callsOf(site.url, { token: content.accessToken })
  return {
    site: site.url,
    standIn,
    browser,
    staff,
    async takeCardsBy(provider: ProviderName, instalments = 1) {
      await staff(putCardAccount, { params: { provider }, body: { test: true, instalments, ...TYPED[provider] } })
      await staff(putCardCurrencies, { body: { currencies: [{ currency: 'TL', provider }] } })
    },
    /** A week held by a guest who speaks a language. */
    async aHeldWeek(inDays: number, language: 'tr' | 'en' | 'ru' = 'tr') {
      const checkIn = addDays(dayInIstanbul(new Date()), inDays)
      const stay = { checkIn, checkOut: addDays(checkIn, 7) }
      const villa = await bookableVilla(site.url, stay, 2)
      const { content: held } = await callsOf(site.url, { language })(createReservation, {
        body: {
          ...{ villa: villa.slug, ...stay, adults: 2, name: 'Zeynep Tunalı', phone: '0532 123 45 67' },
          ...{ email: `kart${inDays}@example.com`, payBy: 'card', acceptContract: true },
        },
      })
      return { ...held, look: async () => (await guest(getReservation, { params: { token: held.token } })).content }
    },
    /** The id of a reservation by its code. */
    async idOf(code: string) {
      const { content: rows } = await staff(listReservations, { query: { reservation_id: code } })
      return rows[0]?.id ?? 0
    },
    async close() {
      await browser.close()
      await standIn.close()
      await site.stop()
    },
  }
}
export type PayDesk = Awaited<ReturnType<typeof openPayDesk>>

/** Types a card on the provider's own page, which may stand in a frame of ours. */
export const typeCard = async (page: Page, card: string, framed: boolean): Promise<void> => {
  const at = framed ? page.frameLocator('iframe') : page
  await at.locator('input[name=card]').fill(card)
  await at.locator('input[name=code]').fill(CODE)
  await at.getByRole('button', { name: 'Öde' }).click()
}
