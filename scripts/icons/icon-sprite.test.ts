import { expect, test } from 'vitest'
import { drawingsOf, usedIcons } from './icon-sprite.ts'

test('each icon that a screen imports has its drawing, by whatever name the library lists it', async () => {
  for (const names of Object.values(usedIcons())) {
    expect(names.length).toBeGreaterThan(20)
    const sprite = await drawingsOf(names)
    for (const name of names) expect(sprite).toMatch(new RegExp(`<symbol id="${name}" viewBox="0 0 24 24"><\\w+ `))
  }
})

test('a guest’s file of drawings has none that only the dashboard shows', () => {
  const { site, desk } = usedIcons()
  expect(site).toContain('Heart')
  expect(desk.filter((name) => site.includes(name))).toEqual([])
})

test('a name that the library does not have ends the build with that name', async () => {
  await expect(drawingsOf(['Heart', 'NoSuchDrawing'])).rejects.toThrow('NoSuchDrawing')
})
