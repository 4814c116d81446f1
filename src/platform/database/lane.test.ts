import { describe, expect, test } from 'vitest'
import { hasWaited, inLane, MOST_LANES_AT_ONCE } from './lane.ts'
import { inUnitOfWork } from './unit-of-work.ts'

const gate = () => Promise.withResolvers<void>()

describe('a lane', () => {
  test('lets one after the other through, in the order they came', async () => {
    const order: number[] = []
    let atOnce = 0
    const visit = (number: number) =>
      inLane('villa:1', async () => {
        expect(++atOnce).toBe(1)
        await Promise.resolve()
        order.push(number)
        atOnce--
      })
    await Promise.all([1, 2, 3, 4, 5].map(visit))
    expect(order).toEqual([1, 2, 3, 4, 5])
  })

  test('tells who has waited in it: what was read before may be another by now', async () => {
    const held = gate()
    const first = inLane('villa:1', async () => {
      await held.promise
      return hasWaited()
    })
    const second = inLane('villa:1', async () => inLane('beside:1', async () => hasWaited()))
    held.resolve()
    expect([await first, await second, hasWaited()]).toEqual([false, true, false])
  })

  test('does not make the others wait, nor whoever is in it already, nor a transaction that holds a connection', async () => {
    const held = gate()
    const first = inLane('villa:1', async () => {
      await inLane('villa:1', async () => undefined)
      await held.promise
    })
    await inLane('villa:2', async () => undefined)
    await inUnitOfWork(
      () => inLane('villa:1', async () => undefined),
      () => undefined,
    )
    held.resolve()
    await first
  })

  test('goes on after a fault, and refuses the five hundred and second', async () => {
    const held = gate()
    const failing = inLane('villa:1', async () => {
      await held.promise
      throw new Error('a fault')
    })
    const others = Array.from({ length: 500 }, () => inLane('villa:1', async () => 'served'))
    await expect(inLane('villa:1', async () => 'served')).rejects.toMatchObject({ code: 'unavailable' })
    held.resolve()
    await expect(failing).rejects.toThrow('a fault')
    expect(new Set(await Promise.all(others))).toEqual(new Set(['served']))
    expect(await inLane('villa:1', async () => 'free')).toBe('free')
  })

  test('is worked in together with few others, so that a connection is left for those who read; who has a place needs no second', async () => {
    const [held, entered]: [ReturnType<typeof gate>, number[]] = [gate(), []]
    const visits = Array.from({ length: MOST_LANES_AT_ONCE + 2 }, (_, number) =>
      inLane(`villa:${number}`, async () => {
        entered.push(number)
        await inLane(`beside:${number}`, async () => undefined)
        await held.promise
      }),
    )
    await expect.poll(() => entered).toEqual(Array.from({ length: MOST_LANES_AT_ONCE }, (_, number) => number))
    held.resolve()
    await Promise.all(visits)
    expect(entered).toHaveLength(MOST_LANES_AT_ONCE + 2)
    expect(await inLane('villa:1', async () => 'free')).toBe('free')
  })
})
