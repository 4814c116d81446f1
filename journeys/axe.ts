import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

type Violation = { id: string; nodes: { target: unknown; any: { message: string }[] }[] }

/** What axe finds against WCAG 2.2 AA on the page as it stands, and whether it is wider than the screen. */
export const barriers = async (page: Page): Promise<string[]> => {
  await page.evaluate(AXE)
  const found: Violation[] = await page.evaluate(async () => {
    const { axe } = globalThis as unknown as {
      axe: { run(where: object, options: object): Promise<{ violations: Violation[] }> }
    }
    return (await axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] })).violations
  })
  const left = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  return [
    ...found.flatMap(({ id, nodes }) =>
      nodes.slice(0, 3).map(({ target, any }) => `${id}: ${String(target)} ${any[0]?.message ?? ''}`),
    ),
    ...(left > 0 ? ['wider than the screen'] : []),
  ]
}
