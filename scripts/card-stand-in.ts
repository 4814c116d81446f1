import { CARDS, CODE } from '../tests/stand-ins/accounts.ts'
import { openStandIn } from '../tests/stand-ins/card-stand-in.ts'

/**
 * `node scripts/card-stand-in.ts [address of the site]`: iyzico, PayTR and NestPay on this machine, for developers.
 * What to type in the settings stands in tests/stand-ins/accounts.ts.
 */
const [site = 'http://127.0.0.1:3000'] = process.argv.slice(2)
const standIn = await openStandIn({ port: 4005, notifyUrl: () => `${site}/v1/payment/callback/paytr` })
console.log(`CARD_STAND_IN=${standIn.url}\nCode: ${CODE}\n`)
for (const [name, card] of Object.entries(CARDS)) console.log(`${card}  ${name}`)
