import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { Refusal } from '../kernel/refusal.ts'

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/

/** GET /metrics in Prometheus' text, for this machine only. */
export const registerMetrics = (app: FastifyInstance): Registry => {
  const register = new Registry()
  collectDefaultMetrics({ register })
  const seconds = new Histogram({
    name: 'http_request_seconds',
    help: 'Time to answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10],
    registers: [register],
  })
  app.addHook('onResponse', async (request, reply) => {
    seconds.observe(
      { method: request.method, route: request.routeOptions.url ?? 'none', status: String(reply.statusCode) },
      reply.elapsedTime / 1000,
    )
  })
  app.get('/metrics', { schema: { hide: true }, logLevel: 'silent' }, async (request, reply) => {
    if (!LOOPBACK.test(request.ip)) throw new Refusal('not-found')
    return reply.type(register.contentType).send(await register.metrics())
  })
  return register
}

/** Adds what a cache of answers counts: given, made, stale, and how many it holds in how many bytes. */
export const measureAnswers = (register: Registry, stats: () => Record<string, number>): void => {
  register.registerMetric(
    new Gauge({
      name: 'public_answers',
      help: 'What everybody gets alike: answers given from memory, made, given stale; answers and bytes held',
      labelNames: ['what'],
      registers: [],
      collect() {
        for (const [what, count] of Object.entries(stats())) this.set({ what }, count)
      },
    }),
  )
}
