import ipaddr from 'ipaddr.js'

/**
 * Who an address belongs to, for counting: an IPv4 address itself, also when it is written as IPv6; of IPv6 the /64
 * that one line is given. Who has hung up has no address any more.
 */
export const networkOf = (ip: string | undefined): string => {
  if (ip === undefined) return ''
  if (!ipaddr.isValid(ip)) return ip.slice(0, 60)
  const address = ipaddr.process(ip)
  if (address instanceof ipaddr.IPv4) return address.toString()
  return `${address.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`
}
