import { expect, test } from 'vitest'
import { drawingsOf, usedIcons } from './icon-sprite.ts'

test('each icon that a screen imports has its drawing, by whatever name the library lists it', async () => {
  const names = usedIcons()
  expect(names.length).toBeGreaterThan(50)
  const sprite = await drawingsOf(names)
  for (const name of names) expect(sprite).toMatch(new RegExp(`<symbol id="${name}" viewBox="0 0 24 24"><\\w+ `))
})

test('a name that the library does not have ends the build with that name', async () => {
  await expect(drawingsOf(['Heart', 'NoSuchDrawing'])).rejects.toThrow('NoSuchDrawing')
})
