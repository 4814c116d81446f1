import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { allowedScripts, SCRIPT_MARK } from './inline-scripts.ts'

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('our own scripts are allowed by what they say, and the mark leaves with none of them', () => {
  const { html, sources } = allowedScripts([
    `<head><script nonce="${SCRIPT_MARK}">one()</script><script type="module" nonce="${SCRIPT_MARK}" async="">two()</script><link nonce="${SCRIPT_MARK}" href="/x"/></head>`,
    `<body>ş<script nonce="${SCRIPT_MARK}">one()</script></body>`,
  ])
  expect(String(html)).toBe(
    '<head><script>one()</script><script type="module" async="">two()</script><link href="/x"/></head><body>ş<script>one()</script></body>',
  )
  expect(sources).toBe(`${hashOf('one()')} ${hashOf('two()')}`)
})

test('a script that somebody wrote into a page is not allowed, whatever mark it guesses', () => {
  const { sources } = allowedScripts([
    `<p><script>steal()</script><script nonce="guess">steal()</script></p><script nonce="${SCRIPT_MARK}">ours()</script>`,
  ])
  expect(sources).toBe(hashOf('ours()'))
})
