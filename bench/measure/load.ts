import { Agent, get } from 'node:http'

/** Goes on over runs: an address with a number in it is asked once. */
let count = 0

export type Load = { perSecond: number; p50: number; p99: number; longest: number; bytes: number }

/**
 * Asks addresses over so many connections that stay open, for some seconds after a third of that for warming up.
 * `pathOf` is asked with 0, 1, 2, …, never with the same number again. An answer other than 200 voids the run.
 */
export const ask = async (
  url: string,
  pathOf: string | ((count: number) => string),
  { connections = 10, seconds = 5, headers = {} }: { connections?: number; seconds?: number; headers?: object } = {},
): Promise<Load> => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const path = typeof pathOf === 'string' ? () => pathOf : pathOf
  const during = async (ms: number): Promise<{ times: number[]; bytes: number; took: number }> => {
    const times: number[] = []
    let bytes = 0
    const began = performance.now()
    const worker = async () => {
      while (performance.now() - began < ms) {
        const asked = performance.now()
        bytes = await askOnce(agent, `${url}${path(count++)}`, headers)
        times.push(performance.now() - asked)
      }
    }
    await Promise.all(Array.from({ length: connections }, worker))
    return { times: times.sort((one, other) => one - other), bytes, took: performance.now() - began }
  }
  await during((seconds * 1000) / 3)
  const { times, bytes, took } = await during(seconds * 1000)
  agent.destroy()
  const part = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN
  return { perSecond: (times.length / took) * 1000, p50: part(0.5), p99: part(0.99), longest: part(1), bytes }
}

const askOnce = (agent: Agent, url: string, headers: object): Promise<number> =>
  new Promise((resolve, reject) => {
    get(url, { agent, headers: { ...headers } }, (answer) => {
      let bytes = 0
      answer.on('data', (part: Buffer) => {
        bytes += part.length
      })
      answer.on('end', () =>
        answer.statusCode === 200 ? resolve(bytes) : reject(new Error(`${url} was answered ${answer.statusCode}.`)),
      )
    }).on('error', reject)
  })

/** The part of values below which `share` of them are. */
export const partOf = (values: number[], share: number): number =>
  [...values].sort((one, other) => one - other)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0
