import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CARDS } from '../../tests/stand-ins/accounts.ts'
import { openPage } from '../chromium.ts'
import { openPayDesk, type PayDesk, typeCard } from './pay-desk.ts'

let desk: PayDesk
beforeAll(async () => {
  desk = await openPayDesk()
})
afterAll(() => desk.close())

const PROVIDERS = [
  { name: 'iyzico', inDays: 640, policy: () => ({ form: "'self'", frame: "'none'" }) },
  { name: 'paytr', inDays: 641, policy: (origin: string) => ({ form: "'self'", frame: origin }) },
  { name: 'nestpay', inDays: 642, policy: (origin: string) => ({ form: `'self' ${origin}`, frame: "'none'" }) },
] as const

/** What a page's policy says of where forms and frames may lead. */
const policyOf = (header: string | undefined) => {
  const of = (name: string) => new RegExp(`${name} ([^;]*)`).exec(header ?? '')?.[1] ?? null
  return { form: of('form-action'), frame: of('frame-src') }
}

describe.each(PROVIDERS)('a guest pays at $name', ({ name, inDays, policy }) => {
  test('on the provider’s page, is refused, pays with another card, and comes back without a cookie', async () => {
    await desk.takeCardsBy(name)
    const held = await desk.aHeldWeek(inDays)
    const { page, faults, close } = await openPage(desk.browser, { width: 390, height: 844 })
    const policies: (string | undefined)[] = []
    page.on('response', (response) => {
      if (response.url().includes('/banka?') && response.request().isNavigationRequest() && response.status() === 200)
        policies.push(response.headers()['content-security-policy'])
    })
    const begin = async () => {
      await page.locator('input[name=acceptTerms]').check()
      await page.getByRole('button', { name: 'Ödeme Yap' }).click()
    }
    await page.goto(`${desk.site}/guvenli-odeme?token=${held.token}`)
    await begin()
    await typeCard(page, CARDS.broke, name === 'paytr')
    await page.getByText('Ödeme işlemi tamamlanamadı.').waitFor()
    await page.context().clearCookies()
    await begin()
    await typeCard(page, CARDS.good, name === 'paytr')
    await page.getByText('Ödemeniz başarıyla alındı.').waitFor()
    expect(await held.look()).toMatchObject({ status: 'CONFIRMED', canPay: false })
    expect(policies.map(policyOf)).toEqual([policy(desk.standIn.url), policy(desk.standIn.url)])
    expect(faults).toEqual([])
    await close()
  })
})

test('without scripts a press more leads to the bank and back', async () => {
  await desk.takeCardsBy('nestpay')
  const held = await desk.aHeldWeek(643)
  const options = { javaScriptEnabled: false }
  const { page, close } = await openPage(desk.browser, { width: 390, height: 844, options })
  await page.goto(`${desk.site}/guvenli-odeme?token=${held.token}`)
  await page.locator('input[name=acceptTerms]').check()
  await page.getByRole('button', { name: 'Ödeme Yap' }).click()
  await page.getByRole('button', { name: 'Ödeme sayfasına geç' }).click()
  await typeCard(page, CARDS.good, false)
  await page.getByRole('button', { name: 'Dön' }).click()
  await page.getByText('Ödemeniz başarıyla alındı.').waitFor()
  await close()
})

test('where the bank’s page does not ask, our page offers instalments, and the bank is told the guest’s choice', async () => {
  await desk.takeCardsBy('nestpay', 6)
  const held = await desk.aHeldWeek(644)
  const { page, close } = await openPage(desk.browser, { width: 390, height: 844 })
  await page.goto(`${desk.site}/guvenli-odeme?token=${held.token}`)
  await page.locator('select[name=instalments]').selectOption('3')
  await page.locator('input[name=acceptTerms]').check()
  await page.getByRole('button', { name: 'Ödeme Yap' }).click()
  await page.locator('input[name=card]').waitFor()
  expect([...desk.standIn.book.orders.values()].at(-1)).toMatchObject({ provider: 'nestpay', instalments: 3 })
  await close()
})
