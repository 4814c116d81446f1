import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const FILES = globSync(['*.ts', '{src,tests,journeys,seeds,scripts,bench}/**/*.{ts,tsx,css,sh}'])
const DOCS = ['AGENTS.md', 'CONTRIBUTING.md', 'README.md', ...globSync('docs/*.md')]
const NAMED = /`([\w./-]+\.(?:ts|tsx|css|sh))`/g

test.each(DOCS)('every file that %s names is there', (doc) => {
  const named = [...readFileSync(doc, 'utf8').matchAll(NAMED)].map(([, name = '']) => name)
  const missing = named.filter((name) => !FILES.some((file) => file === name || file.endsWith(`/${name}`)))
  expect([...new Set(missing)].join()).toBe('')
})
