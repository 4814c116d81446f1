import { describe, expect, test } from 'vitest'
import type { FeedSource } from '../feed.shape.ts'
import { FeedFault } from './calendar-lines.ts'
import { readCalendar } from './read-calendar.server.ts'

const today = '2027-03-01'
const calendar = (...lines: string[]) => ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n')
const event = (...lines: string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT']
const days = (uid: string, from: string, until: string, ...more: string[]) =>
  event(`UID:${uid}`, `DTSTART;VALUE=DATE:${from}`, `DTEND;VALUE=DATE:${until}`, ...more)
const read = (file: string, source: FeedSource = 'external') =>
  readCalendar(file, { today, ownHost: 'villa.test', source })
const nights = (file: string, source?: FeedSource) =>
  read(file, source).events.map(({ from, until }) => `${from.slice(5)} ${until.slice(5)}`)
const fault = (file: string) => {
  try {
    read(file)
    return null
  } catch (error) {
    if (error instanceof FeedFault) return error.error
    throw error
  }
}

describe('when an event is', () => {
  test('whole days take the nights before its end, which is the day of leaving', () => {
    expect(nights(calendar(...days('a', '20270710', '20270717')))).toEqual(['07-10 07-17'])
  })

  test('a day without an end, or one that ends on itself, takes its own night', () => {
    expect(nights(calendar(...event('UID:a', 'DTSTART;VALUE=DATE:20270710')))).toEqual(['07-10 07-11'])
    expect(nights(calendar(...days('a', '20270710', '20270710')))).toEqual(['07-10 07-11'])
  })

  test.each([
    ['of the villa’s own clock', 'DTSTART:20270710T160000', 'DTEND:20270713T100000', '07-10 07-13'],
    [
      'of Istanbul',
      'DTSTART;TZID=Europe/Istanbul:20270710T160000',
      'DTEND;TZID=Europe/Istanbul:20270713T100000',
      '07-10 07-13',
    ],
    ['of Greenwich: late there is tomorrow here', 'DTSTART:20270710T213000Z', 'DTEND:20270713T070000Z', '07-11 07-13'],
    [
      'of New York',
      'DTSTART;TZID=America/New_York:20270710T200000',
      'DTEND;TZID=America/New_York:20270712T030000',
      '07-11 07-12',
    ],
    [
      'of Thunderbird’s names',
      'DTSTART;TZID=/mozilla.org/20050126_1/Europe/Istanbul:20270710T160000',
      'DURATION:P2DT18H',
      '07-10 07-13',
    ],
    ['of Windows', 'DTSTART;TZID="Turkey Standard Time":20270710T160000', 'DTEND:20270712T080000Z', '07-10 07-12'],
    [
      'late in the evening, which takes that night too',
      'DTSTART:20270710T000000',
      'DTEND:20270711T235900',
      '07-10 07-12',
    ],
    ['up to midnight', 'DTSTART:20270710T000000', 'DTEND:20270712T000000', '07-10 07-12'],
  ])('times %s', (_, start, end, expected) => {
    expect(nights(calendar(...event('UID:a', start, end)))).toEqual([expected])
  })

  test('a few hours of a day take no night', () => {
    expect(nights(calendar(...event('UID:a', 'DTSTART:20270710T110000', 'DTEND:20270710T150000')))).toEqual([])
    expect(nights(calendar(...event('UID:a', 'DTSTART:20270710T110000')))).toEqual([])
  })

  test('a zone nobody knows is taken as the villa’s, and said', () => {
    const { events, faults } = read(
      calendar(...event('UID:a', 'DTSTART;TZID=Europa/Ist:20270710T160000', 'DTEND;TZID=Europa/Ist:20270712T100000')),
    )
    expect(events.map(({ from, until }) => [from, until])).toEqual([['2027-07-10', '2027-07-12']])
    expect(faults).toEqual([{ code: 'zone', line: 5, text: 'DTSTART;TZID=Europa/Ist:20270710T160000' }])
  })

  test('years that nobody lives in end where the calendar ends, and what is over is not read', () => {
    expect(nights(calendar(...days('a', '20270710', '99990101'), ...days('b', '00010101', '20270303')))).toEqual([
      '07-10 02-28',
      '03-01 03-03',
    ])
    expect(nights(calendar(...days('a', '20260710', '20270301'), ...days('b', '20300101', '20300201')))).toEqual([])
  })

  test('folded lines are one, wherever they were folded', () => {
    expect(
      nights(calendar('BEGIN:VEVENT', 'UID:a', 'DTST', ' ART;VALUE=D', '\tATE:2027', ' 0710', 'END:VEVENT')),
    ).toEqual(['07-10 07-11'])
  })
})

describe('what repeats', () => {
  const rule = (text: string, ...more: string[]) =>
    nights(calendar(...event('UID:a', 'DTSTART;VALUE=DATE:20270301', `RRULE:${text}`, ...more)))

  test.each([
    ['FREQ=WEEKLY;COUNT=3', ['03-01 03-02', '03-08 03-09', '03-15 03-16']],
    ['FREQ=WEEKLY;BYDAY=MO,WE;UNTIL=20270308', ['03-01 03-02', '03-03 03-04', '03-08 03-09']],
    ['FREQ=DAILY;INTERVAL=2;COUNT=2', ['03-01 03-02', '03-03 03-04']],
    ['FREQ=MONTHLY;BYDAY=-1SU;COUNT=3', ['03-01 03-02', '03-28 03-29', '04-25 04-26']],
    ['FREQ=MONTHLY;BYMONTHDAY=-1;UNTIL=20270430T000000Z', ['03-01 03-02', '03-31 04-01', '04-30 05-01']],
    ['FREQ=YEARLY', ['03-01 03-02', '03-01 03-02']],
  ])('%s', (text, expected) => {
    expect(rule(text)).toEqual(expected)
  })

  test('without its exceptions, with what was added, and with one time moved', () => {
    expect(rule('FREQ=WEEKLY;COUNT=3', 'EXDATE;VALUE=DATE:20270308', 'RDATE;VALUE=DATE:20270320')).toEqual([
      '03-01 03-02',
      '03-15 03-16',
      '03-20 03-21',
    ])
    const moved = event('UID:a', 'RECURRENCE-ID;VALUE=DATE:20270308', 'DTSTART;VALUE=DATE:20270309')
    const series = event('UID:a', 'DTSTART;VALUE=DATE:20270301', 'RRULE:FREQ=WEEKLY;COUNT=2')
    expect(nights(calendar(...series, ...moved)).sort()).toEqual(['03-01 03-02', '03-09 03-10'])
  })

  test('a rule without end fills two years and no more', () => {
    expect(rule('FREQ=DAILY')).toHaveLength(730)
  })

  test.each(['FREQ=SECONDLY', 'FREQ=HOURLY;COUNT=9', 'FREQ=YEARLY;BYWEEKNO=3', 'FREQ=MONTHLY;BYSETPOS=1;BYDAY=MO'])(
    'a rule no stay has is said, and its event is not gone: %s',
    (text) => {
      const { events, faults, unread } = read(
        calendar(...event('UID:a', 'DTSTART;VALUE=DATE:20270301', `RRULE:${text}`)),
      )
      expect([events, faults[0]?.code === 'repeats' || faults[0]?.code === 'unreadable', [...unread]]).toEqual([
        [],
        true,
        ['a'],
      ])
    },
  )

  test('a rule that never comes true ends', () => {
    expect(rule('FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30')).toEqual(['03-01 03-02'])
    expect(rule('FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=31')).toEqual(['03-01 03-02'])
  })
})

describe('what takes no night', () => {
  test('cancelled, free, and our own coming back', () => {
    const file = calendar(
      ...days('a', '20270701', '20270703', 'STATUS:CANCELLED'),
      ...days('b', '20270705', '20270707', 'TRANSP:TRANSPARENT'),
      ...days('12-2027-07-10@villa.test', '20270710', '20270712'),
    )
    expect(read(file)).toMatchObject({ events: [], leftOut: 2 })
  })

  test('a whole day in an owner’s own calendar counts although Google marks it free', () => {
    expect(nights(calendar(...days('a', '20270705', '20270707', 'TRANSP:TRANSPARENT')), 'owner-stay')).toHaveLength(1)
  })

  test('Airbnb’s notice period, the edge of its calendar and days for cleaning; a closed week is a block', () => {
    const closed = 'SUMMARY:Airbnb (Not available)'
    const { events, leftOut } = read(
      calendar(
        ...days('notice', '20270301', '20270302', closed),
        ...days('edge', '20280301', '20280601', closed),
        ...days('before', '20270709', '20270710', 'SUMMARY:Preparation'),
        ...days('stay', '20270710', '20270717', 'SUMMARY:Reserved'),
        ...days('after', '20270717', '20270718', closed),
        ...days('owner', '20270801', '20270808', closed),
      ),
    )
    expect(events.map(({ uid, isBlock }) => [uid, isBlock])).toEqual([
      ['stay', false],
      ['owner', true],
    ])
    expect(leftOut).toBe(4)
  })
})

describe('several of one name', () => {
  test('the last version counts, in whatever order they come', () => {
    const [first, last] = [
      days('a', '20270701', '20270703', 'SEQUENCE:1'),
      days('a', '20270710', '20270712', 'SEQUENCE:2'),
    ]
    for (const file of [calendar(...first, ...last), calendar(...last, ...first)])
      expect(nights(file)).toEqual(['07-10 07-12'])
  })

  test('two stays with one name are two, and each keeps its own', () => {
    const uids = read(calendar(...days('a', '20270701', '20270703'), ...days('a', '20270710', '20270712'))).events.map(
      ({ uid }) => uid,
    )
    expect(new Set(uids).size).toBe(2)
  })

  test('a stay without a name is one, and the same one next time', () => {
    const file = calendar(...event('SUMMARY:Reserved', 'DTSTART;VALUE=DATE:20270710'))
    expect(read(file).events[0]?.uid).toBe(read(file).events[0]?.uid)
    expect(read(file).events).toHaveLength(1)
  })
})

describe('a file that can’t be trusted', () => {
  const good = days('a', '20270701', '20270703')

  test('says where it ended when it was cut', () => {
    const whole = calendar(...good)
    expect(fault(whole.slice(0, whole.indexOf('END:VCALENDAR')))).toMatchObject({ code: 'cut', line: 7 })
    expect(fault(whole.slice(0, whole.indexOf('END:VEVENT')))).toMatchObject({ code: 'cut', line: 6 })
    expect(fault(whole.slice(0, -25))).toMatchObject({ code: 'cut' })
  })

  test('is empty, is a page, is something else', () => {
    expect(fault(' \r\n')).toEqual({ code: 'empty' })
    expect(fault('<!doctype html><title>Giriş</title>')).toEqual({
      ...{ code: 'unreadable', line: 1, text: '<!doctype html><title>Giriş</title>' },
    })
    expect(fault('\u0000\u0001\u0002 binary')).toMatchObject({ code: 'unreadable', line: 1, text: 'binary' })
  })

  test('has more than anybody reads', () => {
    const many = Array.from({ length: 5_001 }, (_, n) => days(`e${n}`, '20270701', '20270703')).flat()
    expect(fault(calendar(...many))).toEqual({ code: 'too-many' })
    const rules = Array.from({ length: 301 }, (_, n) =>
      days(`e${n}`, '20270701', '20270703', 'RRULE:FREQ=DAILY'),
    ).flat()
    expect(fault(calendar(...rules))).toEqual({ code: 'too-many' })
    const long = Array.from({ length: 40 }, (_, n) => days(`e${n}`, '20270301', '20290301')).flat()
    expect(fault(calendar(...long))).toEqual({ code: 'too-many' })
  })

  test('one bad event is said with its line, the others are read, and it is not taken for gone', () => {
    const { events, faults, unread, blind } = read(
      calendar(...days('bad', '20270710', '20270705'), ...good, ...days('worse', '20271399', '20270705')),
    )
    expect(events.map(({ uid }) => uid)).toEqual(['a'])
    expect(faults).toEqual([
      { code: 'backwards', line: 6, text: 'DTEND;VALUE=DATE:20270705' },
      { code: 'unreadable', line: 15, text: 'DTSTART;VALUE=DATE:20271399' },
    ])
    expect([[...unread], blind]).toEqual([['bad', 'worse'], false])
    expect(read(calendar(...event('DTSTART:nonsense'))).blind).toBe(true)
  })

  test('two megabytes in one line, in folds, in exceptions: read or refused, and done', () => {
    const size = 2_000_000
    expect(nights(calendar(...good, `X-LONG:${'a'.repeat(size)}`))).toHaveLength(1)
    expect(fault(`BEGIN:VCALENDAR\n${'A'.repeat(size)}`)).toMatchObject({ code: 'cut', line: 2 })
    expect(
      nights(calendar(...event('UID:a', 'DTSTART;VALUE=DATE:20270710', `SUMMARY:x${'\n a'.repeat(600_000)}`))),
    ).toHaveLength(1)
    const not = Array.from({ length: 200_000 }, () => '20270702').join(',')
    expect(
      nights(calendar(...days('a', '20270701', '20270702', 'RRULE:FREQ=DAILY;COUNT=3', `EXDATE;VALUE=DATE:${not}`))),
    ).toEqual(['07-01 07-02', '07-03 07-04'])
    expect(fault(calendar(...good, 'BEGIN:X\n'.repeat(200_000)))).toMatchObject({ code: 'cut' })
  })
})
