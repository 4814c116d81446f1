import { expect, test } from 'vitest'
import { addDays } from '../../../kernel/day.ts'
import { type PickedFrom, pickComments } from './picked-comments.ts'

const today = '2027-05-01'
const TEXT = 'Havuzu her sabah biz uyanmadan temizlediler, mangal başı her akşam doluydu; çocuklar eve dönmek istemedi.'

let id = 0
const comment = (change: Partial<PickedFrom> = {}): PickedFrom => {
  id += 1
  return { id, villaId: id, townId: id, language: 'tr', day: addDays(today, -30), text: TEXT, themes: null, ...change }
}
const picked = (from: PickedFrom[], count = 3) => pickComments(from, { today, language: 'tr', count })

test('a recent comment goes before an old one', () => {
  const [old, recent] = [comment({ day: addDays(today, -600) }), comment()]
  expect(picked([old, recent])).toEqual([recent, old])
})

test('one that says something goes before a word of praise, and a bare word is left out', () => {
  const [praise, told] = [comment({ text: `${TEXT.slice(0, 45)}` }), comment()]
  expect(picked([comment({ text: 'Harikaydı!' }), praise, told])).toEqual([told, praise])
})

test('a villa speaks once, another town before the same one', () => {
  const [first, sameVilla] = [
    comment({ villaId: 900, townId: 900 }),
    comment({ villaId: 900, townId: 900, day: today }),
  ]
  const sameTown = comment({ townId: 900 })
  const elsewhere = comment({ day: addDays(today, -200) })
  expect(picked([first, sameVilla, sameTown, elsewhere])).toEqual([sameVilla, elsewhere, sameTown])
})

test('each speaks of something the others do not', () => {
  const cleanliness = { cleanliness: 2, truth: 5, place: 5, communication: 5, value: 5 }
  const place = { cleanliness: 4, truth: 4, place: 5, communication: 4, value: 4 }
  const [one, alike, other] = [
    comment({ themes: cleanliness, day: today }),
    comment({ themes: cleanliness, day: addDays(today, -1) }),
    comment({ themes: place, day: addDays(today, -2) }),
  ]
  expect(picked([one, alike, other])).toEqual([one, other, alike])
})

test('the language of the page goes first', () => {
  const [foreign, own] = [comment({ language: 'en', day: today }), comment()]
  expect(picked([foreign, own])).toEqual([own, foreign])
})

test('the same comments are picked whatever order they come in', () => {
  const from = Array.from({ length: 12 }, (_, at) => comment({ townId: at % 3, day: addDays(today, -at * 40) }))
  expect(picked(from.toReversed())).toEqual(picked(from))
})

test('there are no more than there are', () => {
  expect(picked([])).toEqual([])
  expect(picked([comment()], 6)).toHaveLength(1)
})
