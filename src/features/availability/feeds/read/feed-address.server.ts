import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import { FeedFault } from './calendar-lines.ts'

/** Whether calendars of this machine may be read: only where tests and developers say so. */
export type FeedReach = { loopback: boolean }

const PORTS = new Set(['', '80', '443'])
/** Names that lead nowhere in the world (RFC 2606, 6761, 6762): nobody is asked about them. */
const NOWHERE = /(^|\.)(example|invalid|test|local|localdomain|internal|home\.arpa|onion)$/

/**
 * The address of a feed as it is asked: http or https, webcal is https. Throws 'refused' for any other scheme, for one
 * that carries a name and password, for other ports, for hosts that are not public; 'unknown-host' for reserved names.
 */
export const feedAddress = (typed: string, reach: FeedReach): URL => {
  const url = URL.parse(typed.trim().replace(/^webcals?:/i, 'https:'))
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) throw new FeedFault('refused')
  const host = url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')
  if (isIP(host)) mustBePublic(host, reach)
  if (/^(.+\.)?localhost$/.test(host) && !reach.loopback) throw new FeedFault('refused')
  if (NOWHERE.test(host)) throw new FeedFault('unknown-host')
  if (!isIP(host) && !host.includes('.') && host !== 'localhost') throw new FeedFault('refused')
  if (!PORTS.has(url.port) && !(reach.loopback && isOwn(host))) throw new FeedFault('refused')
  return url
}

/** Throws 'refused' for an address that is not on the open internet. */
export const mustBePublic = (address: string, reach: FeedReach): void => {
  const range = rangeOf(address)
  if (range === 'unicast' || (reach.loopback && range === 'loopback')) return
  throw new FeedFault('refused')
}

/** 'unicast' is the open internet. What carries an IPv4 address inside is judged by that one. */
const rangeOf = (text: string): string => {
  const address = ipaddr.process(text)
  if (address instanceof ipaddr.IPv4) return address.range()
  const range = address.range()
  // 6to4 and NAT64 lead to the IPv4 address in them; nobody's calendar needs the way around
  return ['6to4', 'rfc6052', 'rfc6145', 'teredo'].includes(range) ? 'refused' : range
}

const isOwn = (host: string): boolean => host === 'localhost' || (isIP(host) > 0 && rangeOf(host) === 'loopback')
