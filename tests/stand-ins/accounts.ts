/** What the agency under test shares with the stand-ins; `base` comes with the stand-in's own address. */
export const IYZICO = { apiKey: 'sandbox-api', secretKey: 'sandbox-secret' }
export const PAYTR = { merchantId: '123456', merchantKey: 'merchant_key_x', merchantSalt: 'merchant_salt_y' }
export const NESTPAY = {
  clientId: '190100000',
  storeKey: 'TRPS|1234\\56',
  apiUser: 'ENTEGRASYON',
  apiPassword: 'gizli & <özel>',
}

/** The cards of the stand-ins and what comes of them. */
export const CARDS = {
  good: '5526080000000006',
  broke: '4111111111111129',
  silent: '4000000000000010',
  twice: '4000000000000036',
  review: '4130111111111118',
} as const
export const CODE = '123456'
