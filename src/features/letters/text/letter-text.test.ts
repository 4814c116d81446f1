import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../../../kernel/language.ts'
import { builtIn, TEMPLATE_KEYS } from '../templates/default-templates.ts'
import { LETTER_KINDS } from '../templates/letter-kinds.ts'
import { wordsIn } from './letter-text.ts'
import { renderChat, renderLetter } from './render-letter.ts'

const FACTS = {
  musteri_adi: 'Zeynep',
  rez_kod: 'HV-1',
  link: 'https://villa.test/a?b=1&c=2',
  leer: '',
  firma_adi: 'Happy',
}
const html = (body: string, facts: object = {}) =>
  renderLetter({ subject: 'x', body }, { ...FACTS, ...facts }).html.replace(/^.*?<td class="pad"[^>]*>/s, '')

describe('the text of a letter', () => {
  test('has paragraphs, headings, lists, rows, links and buttons', () => {
    const shown = html(
      '# Merhaba\n\nBir **kalın** [yer]({{ link }})\nikinci satır\n\n- a\n- b\n\n| Kod | {{ rez_kod }} |\n| Ad | {{ musteri_adi }} |\n\n[Aç]({{ link }})',
    )
    expect(shown).toMatch(/<h2[^>]*>Merhaba<\/h2>/)
    expect(shown).toMatch(
      /Bir <b>kalın<\/b> <a href="https:\/\/villa\.test\/a\?b=1&amp;c=2"[^>]*>yer<\/a><br>ikinci satır/,
    )
    expect(shown.match(/<li/g)).toHaveLength(2)
    expect(shown.match(/class="key"/g)).toHaveLength(2)
    expect(shown).toMatch(/class="main"[^>]*><a href="https:\/\/villa\.test/)
  })

  test('leaves out rows without a value, lines of nothing but empty facts and links that lead nowhere', () => {
    const shown = html('{{ leer }}\n\n| Not | {{ leer }} |\n\n[Aç]({{ leer }})\n\nKalan')
    expect(shown).not.toMatch(/Not|Aç/)
    expect(shown.match(/<p /g)).toHaveLength(1)
  })

  test.each([
    '<script>alert(1)</script>',
    '[x](javascript:alert(1))',
    '[x](data:text/html,<b>)',
    '{% for i in (1..999999999) %}x{% endfor %}',
    '**<img src=x onerror=alert(1)>',
  ])('never runs what is written in it: %s', (body) => {
    expect(html(body)).not.toMatch(/<script|<img|href="(javascript|data)/i)
  })

  test('takes a fact only ever as text, and as one line in a subject', () => {
    const name = '**x** [a](http://kotu.example) | <b>\r\nBcc: a@b.c'
    const { subject, html: mail } = renderLetter(
      { subject: 'S {{ musteri_adi }}', body: '{{ musteri_adi }}' },
      { musteri_adi: name },
    )
    expect(subject).toBe('S **x** [a](http://kotu.example) | <b> Bcc: a@b.c')
    expect(mail).not.toMatch(/href="http:\/\/kotu|<b>/)
  })

  test('that names an unknown word says which', () => {
    expect(() => renderLetter({ subject: '{{ yok }}', body: '' }, {})).toThrow('undefined variable: yok')
    expect(() => renderLetter({ subject: '', body: '{{ constructor }}' }, {})).toThrow('constructor')
  })

  test('is read in a moment however it is made', () => {
    const nasty = [
      '['.repeat(8_000),
      '**'.repeat(4_000),
      '{{'.repeat(4_000),
      '[a]('.repeat(2_000),
      '|'.repeat(8_000),
      '[a]({{'.repeat(1_300),
    ]
    for (const body of nasty) expect(html(body).length).toBeGreaterThan(0)
  })

  test('reads as text, with every address, and as WhatsApp writes it', () => {
    const body =
      'Merhaba {{ musteri_adi }},\n\n**{{ rez_kod }}** için\n\n| Tutar | 5 ₺ |\n| Not | {{ leer }} |\n\n[Öde]({{ link }})'
    const { text } = renderLetter({ subject: '', body }, FACTS)
    expect(text).toBe(`Merhaba Zeynep,\n\nHV-1 için\n\nTutar: 5 ₺\n\nÖde:\n${FACTS.link}\n\n--\nHappy`)
    expect(renderChat(body, FACTS)).toBe(`Merhaba Zeynep,\n\n*HV-1* için\n\nTutar: *5 ₺*\n\nÖde:\n${FACTS.link}`)
  })
})

describe('every letter as it is written at first', () => {
  const cases = TEMPLATE_KEYS.flatMap((key) => LANGUAGES.map((language) => [key, language] as const))

  test.each(cases)('%s in %s names only what it may, and is there in that language', (key, language) => {
    const { subject, body, chat } = builtIn(key)
    const { words, to } = LETTER_KINDS[key]
    for (const localized of [subject, body, chat]) {
      const text = localized?.[language]
      if (to !== 'guest') {
        expect(localized && Object.keys(localized)).toEqual(localized && ['tr'])
        continue
      }
      expect(localized === undefined || (text ?? '').length > 10).toBe(true)
      for (const word of wordsIn(text ?? '')) expect(words).toContain(word)
    }
    for (const localized of [subject, body, chat])
      for (const word of wordsIn(localized?.tr ?? '')) expect(words).toContain(word)
    const sample = Object.fromEntries(
      words.map((word) => [word, word.endsWith('_linki') ? 'https://villa.test/x' : 'örnek']),
    )
    if (subject && body) {
      const mail = renderLetter({ subject: subject.tr, body: body.tr }, sample)
      const shown = mail.html.replace(/<style>.*?<\/style>/s, '') + mail.text + mail.subject
      expect(shown).not.toMatch(/\{\{|\}\}|undefined|null|NaN|\[object|\*\*/)
      expect(mail.text).not.toMatch(/<[a-z/]/i)
    }
  })

  test('is written in each language and not copied from another', () => {
    for (const key of TEMPLATE_KEYS.filter((each) => LETTER_KINDS[each].to === 'guest')) {
      const { subject, body } = builtIn(key)
      // a newsletter's subject is what somebody writes, in any language
      const own = Object.values(subject ?? {}).every((each) => each === '{{ bulten_konusu }}')
      if (subject && body)
        expect([key, own ? 3 : new Set(Object.values(subject)).size, new Set(Object.values(body)).size]).toEqual([
          key,
          3,
          3,
        ])
    }
  })
})
