/** @module-tag embedded */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { mailTemplate } from '../../../src/features/letters/letters.table.ts'
import type { MailTemplate } from '../../../src/features/letters/templates/templates.contract.ts'
import { type Desk, openDesk } from '../../staff-desk.ts'
import { openTestProduct, type TestProduct } from '../../test-product.ts'

let product: TestProduct
let desk: Desk
beforeAll(async () => {
  product = await openTestProduct()
  desk = await openDesk(product)
})
beforeEach(async () => {
  await product.db.delete(mailTemplate)
  product.mails.length = 0
})
afterAll(() => product.end())

const PATH = '/v1/admin/mailtemplates'
const all = async (): Promise<MailTemplate[]> => (await desk.ask('GET', PATH)).body.content
const one = async (key: string) => {
  const found = (await all()).find((each) => each.key === key)
  if (!found) throw new Error(key)
  return found
}
const put = (key: string, body: object) => desk.ask('PUT', `${PATH}/${key}`, body)
const worded = ({ subject, body, chat, version }: MailTemplate, change: object = {}) => ({
  ...{ version, ...(subject && { subject }), ...(body && { body }), ...(chat && { chat }) },
  ...change,
})

describe('a letter that staff word', () => {
  test('goes out as they wrote it, and is kept as it went out', async () => {
    const before = await one('option_held')
    const body = {
      tr: 'Sayın {{ musteri_adi }}, **{{ rez_kod }}** hazır.\n\n[Öde]({{ odeme_linki }})',
      en: 'Dear',
      ru: '',
    }
    const answer = await put('option_held', worded(before, { subject: { tr: 'Yeni konu {{ rez_kod }}' }, body }))
    expect(answer.body.content).toMatchObject({
      own: true,
      version: 1,
      changedBy: 'Nermin Uçar',
      body: { tr: body.tr },
    })
    const { id, code } = await desk.take(await product.villa())
    await product.later(1)
    expect(product.mails).toMatchObject([{ subject: `Yeni konu ${code}` }])
    expect(product.mails[0]?.html).toContain(`Sayın Zeynep Tunalı, <b>${code}</b> hazır.`)
    const [letter] = (await desk.look(id)).letters
    await desk.ask('POST', `${PATH}/option_held/restore`, { version: 1 })
    expect((await desk.ask('GET', `/v1/admin/letter/${letter?.id}`)).body.content.html).toBe(product.mails[0]?.html)
    expect(await one('option_held')).toMatchObject({ own: false, version: 2, body: before.body })
  })

  test('may name only what it knows: the unknown word is named, in its field', async () => {
    const before = await one('owner_new_stay')
    const body = { tr: 'Misafir {{ musteri_adi }}, tel {{ musteri_tel }}' }
    expect(await put('owner_new_stay', worded(before, { body }))).toMatchObject({
      status: 400,
      body: { content: { code: 'malformed', fields: { 'body.tr': 'Bu mesaj “musteri_tel” değişkenini bilmiyor.' } } },
    })
    for (const word of ['__proto__', 'constructor', 'a b', 'x'.repeat(79), '{% if 1 %}'])
      expect((await put('owner_new_stay', worded(before, { subject: { tr: `{{ ${word} }}` } }))).status).toBe(400)
  })

  test('is as long as a letter, has a Turkish text, and no part that it cannot have', async () => {
    const before = await one('confirm')
    const changes = [
      { body: { tr: 'x'.repeat(8_001) } },
      { body: { tr: '' } },
      { body: undefined },
      { subject: { tr: 'iki\nsatır' } },
      { days: 3 },
    ]
    for (const change of changes) expect((await put('confirm', worded(before, change))).status).toBe(400)
    const reminder = await one('balance_due')
    for (const days of [0, 61, 2.5]) expect((await put('balance_due', worded(reminder, { days }))).status).toBe(400)
    expect((await put('balance_due', worded(reminder, { days: 10 }))).body.content).toMatchObject({
      days: 10,
      own: true,
    })
    expect((await put('yok', worded(before))).status).toBe(400)
  })

  test('is nobody’s to word when its link opens an account, and what was worded before counts no more', async () => {
    for (const key of ['account_invitation', 'account_reset']) {
      const before = await one(key)
      expect(before).toMatchObject({ fixed: true, own: false })
      const leak = worded(before, { body: { tr: '[Şifre](https://kotu.example/{{ hesap_linki }})' } })
      expect((await put(key, leak)).status).toBe(422)
      await product.db.insert(mailTemplate).values({ key, version: 1, body: leak.body as { tr: string } })
      expect(await one(key)).toMatchObject({ body: before.body, own: false })
    }
  })

  test('is never overwritten by whoever read an older version', async () => {
    const before = await one('confirm')
    const write = (tr: string) => put('confirm', worded(before, { subject: { tr } }))
    const answers = await Promise.all([write('Bir'), write('İki')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await write('Üç')).body.content.code).toBe('edited-meanwhile')
    expect((await desk.ask('POST', `${PATH}/confirm/restore`, { version: 0 })).status).toBe(409)
    expect(['Bir', 'İki']).toContain((await one('confirm')).subject?.tr)
  })

  test('that is switched off is not sent, and keeps its text', async () => {
    const { subject } = await one('option_held')
    const off = await desk.ask('PATCH', `${PATH}/activity`, { id: 'option_held', active: false })
    expect(off.body.content).toMatchObject({ active: false, own: false, necessary: true, subject })
    const { id } = await desk.take(await product.villa())
    await product.later(1)
    expect(product.mails).toEqual([])
    expect((await desk.look(id)).letters).toMatchObject([{ status: 'dropped', lastError: 'template-off' }])
  })

  test('is shown with a real reservation, and sent as a trial to whoever writes it', async () => {
    const { id, code } = await desk.take(await product.villa({ name: 'Villa Işıltı' }))
    const sample = await desk.ask('GET', `${PATH}/bank_info/sample?reservation=${id}&language=ru`)
    expect(sample.body.content).toMatchObject({ code, facts: { villa_adi: 'Villa Işıltı', rez_kod: code } })
    await product.later(1)
    product.mails.length = 0
    const trial = { reservation_id: id, language: 'en', subject: 'Hi {{ rez_kod }}', body: '{{ villa_adi }} <b>' }
    const key = crypto.randomUUID()
    for (const _ of [1, 2]) await desk.ask('POST', `${PATH}/bank_info/test`, trial, key)
    await product.later(1)
    expect(product.mails).toMatchObject([{ to: desk.account.email, subject: `[Deneme] Hi ${code}` }])
    expect(product.mails[0]?.html).toContain('Villa Işıltı &lt;b&gt;')
    expect((await desk.look(id)).letters).toHaveLength(1)
    const wrong = await desk.ask('POST', `${PATH}/bank_info/test`, { ...trial, body: '{{ yok }}' })
    expect(wrong.body.content.fields).toEqual({ body: 'Bu mesaj “yok” değişkenini bilmiyor.' })
  })

  test('every one can be shown with whatever reservation there is', async () => {
    for (const { key, words } of await all()) {
      const { status, body } = await desk.ask('GET', `${PATH}/${key}/sample`)
      expect([key, status]).toEqual([key, 200])
      for (const word of words) expect(Object.keys(body.content.facts)).toContain(word)
    }
  })

  test('is the agency’s: owners and visitors neither read nor write it', async () => {
    const owner = await openDesk(product, 'OWNER')
    for (const [method, path] of [
      ['GET', PATH],
      ['GET', `${PATH}/confirm/sample`],
      ['GET', '/v1/admin/letters'],
      ['POST', `${PATH}/confirm/test`],
    ] as const)
      expect((await owner.ask(method, path, method === 'POST' ? {} : undefined)).status).toBe(403)
  })
})

describe('the outbox', () => {
  test('lists every letter, by state, kind, code and address', async () => {
    const { code } = await desk.take(await product.villa(), { email: 'arayan_x@example.com' })
    const find = async (query: string) => (await desk.ask('GET', `/v1/admin/letters?${query}`)).body
    expect(await find(`search=${code.toLowerCase()}`)).toMatchObject({
      total: 1,
      content: [{ code, template: 'option_held', status: 'waiting', recipient: 'arayan_x@example.com', attempts: 0 }],
    })
    expect((await find('search=Arayan_x')).total).toBe(1)
    expect((await find('search=araya_%25')).total).toBe(0)
    await product.later(1)
    const sent = await find(`search=${code}&status=sent`)
    expect([sent.total, sent.statusCounts, sent.content[0].sentAt]).toEqual([
      1,
      { sent: 1 },
      product.clock.now.toISOString(),
    ])
    expect((await find(`search=${code}&template=confirm`)).total).toBe(0)
    expect((await find('take=1')).content).toHaveLength(1)
  })
})

describe('a text for WhatsApp', () => {
  test('has the real account and link, in the guest’s language, and the greeter’s what to collect', async () => {
    const villa = await product.villa({ greeterName: 'Hasan', greeterPhone: '+905321112233' })
    const { id, code } = await desk.take(villa, { status: 'CONFIRMED', reason: 'Nakit', language: 'en' })
    const chats = (await desk.ask('GET', `/v1/admin/reservations/${id}/chats`)).body.content
    const textOf = (key: string) => chats.find((each: { key: string }) => each.key === key)
    expect(textOf('payment_link').text).toMatch(
      /by card on this secure page:\n\nhttp:\/\/villa\.test\/en\/guvenli-odeme\?token=/,
    )
    expect(textOf('bank_info').text).toContain(`Zeynep Tunalı ${code}`)
    expect(textOf('greeter_arrival')).toMatchObject({ to: 'greeter', name: 'Hasan', phone: '+905321112233' })
    expect(textOf('greeter_arrival').text).toMatch(
      /Merhaba Hasan,[\s\S]*Telefonu: \*\+90[\s\S]*Tahsil edilecek: \*70\.000/,
    )
    expect(textOf('owner_new_stay').text).not.toContain('532')
    expect(textOf('owner_request')).toBeUndefined()
  })
})
