import { createHmac } from 'node:crypto'

const hex = (secret: string, text: string): string => createHmac('sha256', secret).update(text).digest('hex')

/** What a request is signed of: `path` without host, `body` byte for byte as it is sent. */
type Signed = { apiKey: string; secretKey: string; random: string; path: string; body: string }

/** The Authorization header of a request (IYZWSv2). */
export const authorization = ({ apiKey, secretKey, random, path, body }: Signed): string => {
  const signature = hex(secretKey, random + path + body)
  const plain = `apiKey:${apiKey}&randomKey:${random}&signature:${signature}`
  return `IYZWSv2 ${Buffer.from(plain).toString('base64')}`
}

/** The signature of an answer: these values in the order the provider says; prices without zeros at their end. */
export const answerSignature = (secretKey: string, values: readonly unknown[]): string =>
  hex(secretKey, values.map(plain).join(':'))

/** The signature of a webhook (X-IYZ-SIGNATURE-V3). */
export const webhookSignature = (secretKey: string, hook: Record<string, string>): string =>
  hex(secretKey, secretKey + WEBHOOK_FIELDS.map((name) => hook[name] ?? '').join(''))

const WEBHOOK_FIELDS = ['iyziEventType', 'iyziPaymentId', 'token', 'paymentConversationId', 'status'] as const

const plain = (value: unknown): string =>
  String(value ?? '').replace(/^(\d+)\.(\d*?)0*$/, (_, whole: string, part: string) =>
    part ? `${whole}.${part}` : whole,
  )
