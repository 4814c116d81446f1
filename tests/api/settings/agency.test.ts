/** @module-tag embedded */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Desk, openDesk } from '../../staff-desk.ts'
import { openTestProduct, type TestProduct } from '../../test-product.ts'

let product: TestProduct
let desk: Desk
beforeAll(async () => {
  product = await openTestProduct()
  desk = await openDesk(product)
})
afterAll(() => product.end())

const read = async (section: string) =>
  (await desk.ask('GET', `/v1/admin/settings/${section}`, undefined, null)).body.content
const save = (section: string, body: object) => desk.ask('PUT', `/v1/admin/${section}/edit`, body, null)
const change = async (section: string, body: object) => save(section, { ...(await read(section)), ...body })
const shown = async (key: string): Promise<string | undefined> => {
  const { content } = (await product.call('GET', '/v1/website/contact')).body
  return content.find((row: { key: string }) => row.key === key)?.value
}
/** What an agency has at least: without it a section can't be saved. */
const AT_LEAST = { site_phone: '+90 252 000 17 56', site_email: 'merhaba@example.com' }
const faulty = async (section: string, body: object) => {
  const { status, body: answer } = await change(section, { ...(section === 'contact' && AT_LEAST), ...body })
  return [status, ...Object.keys(answer.content.fields ?? {})]
}

test('an agency that has saved nothing has the brand that the product comes with', async () => {
  expect(await read('site')).toMatchObject({ site_name: 'Happy Villaları', tursab_no: '17956', version: 0 })
  expect(await read('social')).toMatchObject({ facebook_link: '', version: 0 })
})

test('what is saved is what the site shows, in every language', async () => {
  const footer = { tr: 'Deniz kenarı.', en: 'By the sea.', ru: 'У моря.' }
  const saved = await change('site', { site_name: 'Mavi Villa', tursab_no: '4711', site_footer_text: footer })
  expect(saved.body.content).toMatchObject({ site_name: 'Mavi Villa', site_footer_text: footer })
  expect(await read('site')).toEqual(saved.body.content)
  expect([await shown('site_name'), await shown('site_footer_text'), await shown('site_footer_text_ru')]).toEqual([
    ...['Mavi Villa', 'Deniz kenarı.', 'У моря.'],
  ])
})

test('who was slower is told what stands there now, and nothing changes', async () => {
  const seen = await read('contact')
  const filled = { ...seen, ...AT_LEAST }
  expect((await save('contact', filled)).status).toBe(200)
  const late = await save('contact', { ...filled, site_phone: '+90 252 000 00 00' })
  expect([late.status, late.body.content.code]).toEqual([409, 'edited-meanwhile'])
  expect(late.body.content.detail.now.site_phone).toBe('+90 252 000 17 56')
  expect(await shown('site_phone')).toBe('+90 252 000 17 56')
})

test('saving the same again changes nothing, not even the version', async () => {
  const { version } = await read('contact')
  await change('contact', {})
  expect((await read('contact')).version).toBe(version)
})

test('a phone that nobody can call, an address that is none, a place off the earth are refused at their field', async () => {
  expect(await faulty('contact', { site_phone: 'on iki' })).toEqual([400, 'site_phone'])
  expect(await faulty('contact', { site_whatsapp: '12' })).toEqual([400, 'site_whatsapp'])
  expect(await faulty('contact', { site_email: 'merhaba' })).toEqual([400, 'site_email'])
  expect(await faulty('contact', { site_latitude: 120 })).toEqual([400, 'site_latitude'])
})

test('links are https, without a login, and of the page they say', async () => {
  expect(await faulty('social', { facebook_link: 'http://facebook.com/a' })).toEqual([400, 'facebook_link'])
  expect(await faulty('social', { facebook_link: 'javascript:alert(1)' })).toEqual([400, 'facebook_link'])
  expect(await faulty('social', { instagram_link: 'https://a:b@instagram.com/a' })).toEqual([400, 'instagram_link'])
  expect(await faulty('social', { youtube_link: 'https://youtube.com.example/a' })).toEqual([400, 'youtube_link'])
  expect(await faulty('social', { twitter_link: 'https://x.com/"onload="x' })).toEqual([400, 'twitter_link'])
  expect((await change('social', { twitter_link: 'https://x.com/mavivilla' })).status).toBe(200)
  expect(await shown('twitter_link')).toBe('https://x.com/mavivilla')
})

test('a colour that can’t be read in its theme is refused', async () => {
  expect(await faulty('site', { brand_light: '#f5d76e' })).toEqual([400, 'brand_light'])
  expect(await faulty('site', { brand_dark: '#12305c' })).toEqual([400, 'brand_dark'])
  expect(await faulty('site', { brand_light: 'red;}body{' })).toEqual([400, 'brand_light'])
  expect((await change('site', { brand_light: '#12305c', brand_dark: '#f5d76e' })).status).toBe(200)
})

test('a notice ends after it begins', async () => {
  const days = { notice_from: '2027-07-10', notice_to: '2027-07-09' }
  expect(await faulty('site', days)).toEqual([400, 'notice_to'])
})

test('an owner and an ADMIN without the right change nothing', async () => {
  const owner = await openDesk(product, 'OWNER')
  expect((await owner.ask('PUT', '/v1/admin/social/edit', await read('social'), null)).status).toBe(403)
})
