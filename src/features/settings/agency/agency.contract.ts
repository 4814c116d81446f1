import * as z from 'zod/mini'
import { content, endpoint } from '../../../kernel/endpoint.ts'
import { atMost, day, degrees, line, text } from '../../../kernel/schema.ts'
import { contactRecord, siteRecord, socialRecord } from './agency.shape.ts'
import { isReadable, type Theme } from './contrast.ts'

/** One of the agency’s addresses on the web, or none: https, with a host and without a login. */
const link = (hosts?: readonly string[]) =>
  z.string().check(
    z.trim(),
    atMost(300),
    z.refine((typed) => typed === '' || isLink(typed, hosts), 'invalid'),
  )

const isLink = (typed: string, hosts?: readonly string[]): boolean => {
  if (!/^https:\/\/[^\s"'<>\\]+$/.test(typed) || !URL.canParse(typed)) return false
  const { hostname, username } = new URL(typed)
  const isOf = (host: string) => hostname === host || hostname.endsWith(`.${host}`)
  return username === '' && hostname.includes('.') && (!hosts || hosts.some(isOf))
}

const pattern = (length: number, form: RegExp) =>
  z.string().check(
    z.trim(),
    atMost(length),
    z.refine((typed) => typed === '' || form.test(typed), 'invalid'),
  )

/** One line that may be empty. */
const mayLine = (length: number) => pattern(length, /^[^\r\n\v\f\u0085\u2028\u2029]*$/)
const mayMail = z.union([z.literal(''), z.string().check(z.trim(), atMost(254), z.email('email'))])
const mayDay = z.union([z.literal(''), day])
const perLanguage = (length: number) => z.object({ tr: text(length), en: text(length), ru: text(length) })
const colour = (theme: Theme) =>
  pattern(7, /^#[0-9a-f]{6}$/i).check(
    z.refine((typed) => !/^#[0-9a-f]{6}$/i.test(typed) || isReadable(typed, theme), 'invalid'),
  )

const version = { version: z.int('invalid').check(z.minimum(0, 'too-small')) }

/** The brand, the company behind it, the footer’s text, and a notice above every page. */
const site = z.object({
  site_name: line(60),
  brand_logo: pattern(200, /^[\w./-]+$/),
  brand_light: colour('light'),
  brand_dark: colour('dark'),
  tursab_no: pattern(6, /^\d{1,6}$/).check(z.minLength(1, 'required')),
  company_title: mayLine(160),
  mersis_no: pattern(16, /^\d{16}$/),
  tax_office: mayLine(80),
  tax_no: pattern(11, /^\d{10,11}$/),
  kep_address: mayMail,
  etbis_url: link(),
  site_footer_text: perLanguage(600),
  notice_text: perLanguage(240),
  notice_from: mayDay,
  notice_to: mayDay,
  notice_tone: z.enum(['calm', 'warning']),
  ...version,
})

const contact = z.object({
  site_phone: line(30),
  site_email: line(254).check(z.email('email')),
  site_whatsapp: mayLine(30),
  site_address: mayLine(240),
  working_hours: mayLine(60),
  site_latitude: z.nullable(degrees(90)),
  site_longitude: z.nullable(degrees(180)),
  ...version,
})

const social = z.object({
  facebook_link: link(['facebook.com', 'fb.com']),
  instagram_link: link(['instagram.com']),
  twitter_link: link(['x.com', 'twitter.com']),
  youtube_link: link(['youtube.com', 'youtu.be']),
  ...version,
})

const reads = { method: 'GET', may: 'admin', right: 'content' } as const
/** Who was slower is refused 'edited-meanwhile' with what stands there now. */
const writes = { method: 'PUT', may: 'admin', right: 'content' } as const

export const getSite = endpoint({
  ...reads,
  path: '/v1/admin/settings/site',
  does: 'The brand, the company, the footer and the notice of the site',
  answer: content(siteRecord),
})
export const editSite = endpoint({
  ...writes,
  path: '/v1/admin/site/edit',
  does: 'Change the brand, the company, the footer and the notice; colours that can’t be read are refused',
  body: site,
  answer: content(siteRecord),
})
export const getContact = endpoint({
  ...reads,
  path: '/v1/admin/settings/contact',
  does: 'How guests reach the agency',
  answer: content(contactRecord),
})
export const editContact = endpoint({
  ...writes,
  path: '/v1/admin/contact/edit',
  does: 'Change how guests reach the agency',
  body: contact,
  answer: content(contactRecord),
})
export const getSocial = endpoint({
  ...reads,
  path: '/v1/admin/settings/social',
  does: 'The agency’s pages in social media',
  answer: content(socialRecord),
})
export const editSocial = endpoint({
  ...writes,
  path: '/v1/admin/social/edit',
  does: 'Change the agency’s pages in social media; only their own hosts, by https',
  body: social,
  answer: content(socialRecord),
})
