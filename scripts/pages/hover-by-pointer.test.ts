import postcss from 'postcss'
import { expect, test } from 'vitest'
import { hoverByPointer } from './hover-by-pointer.ts'

const built = (css: string, file = '/src/web/site/kit/button.module.css') =>
  postcss([hoverByPointer]).process(css, { from: file }).css.replace(/\s+/g, ' ')

test('what hovers is for pointers that can, and stands where it stood', () => {
  expect(built('a { color: red } a:hover { color: blue } a:active { color: green }')).toBe(
    'a { color: red } @media (hover: hover) { a:hover { color: blue } } a:active { color: green }',
  )
})

test('what else a rule is for stays for everybody', () => {
  expect(built('@layer kit { a:hover, a:is(:active, [aria-current]) { color: blue } }')).toBe(
    '@layer kit { a:is(:active, [aria-current]) { color: blue } @media (hover: hover) { a:hover { color: blue } } }',
  )
})

test('the dashboard keeps its tips for fingers', () => {
  const tip = '.chip:is(:hover, :focus-visible)::after { content: attr(data-tip) }'
  expect(built(tip, '/src/web/dashboard/radar.module.css')).toBe(tip)
})
