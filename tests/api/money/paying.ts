import { eq } from 'drizzle-orm'
import { letter } from '../../../src/features/letters/letters.table.ts'
import type { ProviderName } from '../../../src/features/payments/providers/card-account.shape.ts'
import { putCardAccount, putCardCurrencies } from '../../../src/features/payments/providers/card-settings.contract.ts'
import { alert, ledgerEntry } from '../../../src/features/reservations/money/ledger.table.ts'
import { reservation } from '../../../src/features/reservations/reservations.table.ts'
import type { Client } from '../../../src/kernel/client.ts'
import type { CardPage } from '../../../src/platform/cards/card-provider.ts'
import { IYZICO, NESTPAY, PAYTR } from '../../stand-ins/accounts.ts'
import { openStandIn, type StandIn } from '../../stand-ins/card-stand-in.ts'
import { aWish, openTestProduct, type TestProduct } from '../../test-product.ts'

const { merchantId, ...paytrSecrets } = PAYTR
const { clientId, apiUser, ...bankSecrets } = NESTPAY
/** What staff type for each provider. */
export const TYPED: Record<ProviderName, { account: Record<string, string>; secrets: Record<string, string> }> = {
  iyzico: { account: {}, secrets: IYZICO },
  paytr: { account: { merchantId }, secrets: paytrSecrets },
  nestpay: { account: { clientId, apiUser }, secrets: bankSecrets },
}
export const NAMES = ['iyzico', 'paytr', 'nestpay'] as const

/** Staff write the account at a provider and give it these currencies. */
export const takeCardsBy = async (staff: Client, name: ProviderName, instalments = 1): Promise<void> => {
  await staff(putCardAccount, { params: { provider: name }, body: { test: true, instalments, ...TYPED[name] } })
  await staff(putCardCurrencies, { body: { currencies: [{ currency: 'TL', provider: name }] } })
}

/** The product whose providers are the stand-ins, with somebody of staff. */
export const openAtStandIns = async () => {
  const clock: { now(): Date } = { now: () => new Date() }
  const standIn: StandIn = await openStandIn({ now: () => clock.now() })
  const product: TestProduct = await openTestProduct({ cardStandIn: standIn.url })
  clock.now = () => product.clock.now
  const { api: staff } = await product.signIn('ADMIN')
  const start = (path: string, key: string = crypto.randomUUID(), body: object = { acceptTerms: true }) =>
    product.call('POST', path, body, { 'idempotency-key': key })
  /** The provider's page that a begun payment leads to. */
  const pageOf = async (redirectUrl: string): Promise<CardPage> => {
    const order = new URLSearchParams(redirectUrl.split('?')[1]).get('order')
    return (await product.call('GET', `/v1/payment/order/${order}`)).body.content.page
  }
  return {
    product,
    standIn,
    staff,
    /** Signed in at the time of the clock: a session ends. */
    staffAnew: async () => (await product.signIn('ADMIN')).api,
    start,
    pageOf,
    /** A held villa whose guest is on the provider's page. */
    async onPage(change: object = {}) {
      const villa = await product.villa()
      const held = await product.book(aWish(villa, change))
      const started = await start(`/v1/payment/${held.token}/start`)
      const redirectUrl = String(started.body.content.redirectUrl)
      const [row] = await product.db.select().from(reservation).where(eq(reservation.code, held.code))
      return { villa, held, redirectUrl, page: await pageOf(redirectUrl), id: row?.id ?? 0 }
    },
    /** The provider's news, as its server or the guest's browser brings them: a form, without any cookie. */
    tell: (name: string, fields: Record<string, string>, via?: 'browser') =>
      product.call(
        'POST',
        `/v1/payment/callback/${name}${via ? '?via=browser' : ''}`,
        new URLSearchParams(fields).toString(),
        { 'content-type': 'application/x-www-form-urlencoded', origin: standIn.url },
      ),
    moneyOf: async (id: number) => ({
      ledger: (await product.db.select().from(ledgerEntry).where(eq(ledgerEntry.reservationId, id))).map(
        ({ amount }) => amount,
      ),
      alerts: (await product.db.select().from(alert).where(eq(alert.reservationId, id)))
        .filter(({ resolvedAt }) => resolvedAt === null)
        .map(({ kind }) => kind),
      letters: (await product.db.select().from(letter).where(eq(letter.reservationId, id))).map(
        ({ template }) => template,
      ),
      status: (await product.db.select().from(reservation).where(eq(reservation.id, id)))[0]?.status,
    }),
    async end() {
      await standIn.close()
      await product.end()
    },
  }
}
export type AtStandIns = Awaited<ReturnType<typeof openAtStandIns>>
