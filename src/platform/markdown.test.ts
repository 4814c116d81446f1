import { expect, test } from 'vitest'
import { safeHtml, toldIn } from './markdown.ts'

test('an editor’s Markdown becomes headings, paragraphs and lists', () => {
  expect(safeHtml('## Ulaşım\n\nYol **dar**.\n\n- bir\n- iki')).toBe(
    '<h2>Ulaşım</h2>\n<p>Yol <strong>dar</strong>.</p>\n<ul>\n<li>bir</li>\n<li>iki</li>\n</ul>\n',
  )
})

test('the page keeps its only h1', () => {
  expect(safeHtml('# Başlık')).toBe('<h2>Başlık</h2>\n')
})

test.each([
  ['<script>alert(1)</script>'],
  ['<img src=x onerror=alert(1)>'],
  ['<img src="https://elsewhere.example/x.png">'],
  ['<a href="javascript:alert(1)">x</a>'],
  ['[x](javascript:alert(1))'],
  ['[x](data:text/html;base64,PHNjcmlwdD4=)'],
  ['<iframe src="https://elsewhere.example"></iframe>'],
  ['<p style="position:fixed" onclick="alert(1)">x</p>'],
  ['<svg><script>alert(1)</script></svg>'],
])('nothing that runs or loads from elsewhere comes through: %s', (markdown) => {
  expect(safeHtml(markdown)).not.toMatch(/script|onerror|onclick|javascript:|data:|iframe|style=|<img|<svg/i)
})

test('HTML is found wherever it stands, and what only looks like it is not', () => {
  const texts = ['Metin <b>kalın</b>', '<div>\n\nx', '- bir <br> iki', '3 < 5 ve 7 > 2', 'iki & üç', '`<b>` kod']
  expect(texts.map((text) => toldIn(text).html)).toEqual([true, true, true, false, false, false])
})

test('a link to another site opens apart and gives nothing away', () => {
  expect(safeHtml('[TÜRSAB](https://www.tursab.org.tr)')).toBe(
    '<p><a href="https://www.tursab.org.tr" rel="noopener nofollow" target="_blank">TÜRSAB</a></p>\n',
  )
})

test('a picture of ours stays', () => {
  expect(safeHtml('![Koy](/img/demo/region-01.webp)')).toBe(
    '<p><img src="/img/demo/region-01.webp" alt="Koy" loading="lazy" /></p>\n',
  )
})
