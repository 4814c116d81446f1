const WIDTH = 220
const ROW = 44

const roomOf = (file: string): string => {
  const [, floor = '', part = ''] = file.split('/')
  if (floor === 'features') return part
  return floor === 'web' && !part.includes('.') ? `web/${part}` : floor
}

/** The import picture: one box a slice, the lower ones below, and how many imports go from one to the other. */
export const drawMap = (imports: [string, string][]): string => {
  const counts = new Map<string, number>()
  for (const [from, to] of imports) {
    const arrow = `${roomOf(from)} ${roomOf(to)}`
    if (roomOf(from) !== roomOf(to)) counts.set(arrow, (counts.get(arrow) ?? 0) + 1)
  }
  const boxes = [...new Set([...counts.keys()].flatMap((arrow) => arrow.split(' ')))].sort((a, b) => rank(a) - rank(b))
  const y = (box: string) => 20 + boxes.indexOf(box) * ROW
  const lines = [...counts].map(([arrow, count]) => {
    const [from = '', to = ''] = arrow.split(' ')
    const bend = WIDTH + 60 + Math.abs(boxes.indexOf(from) - boxes.indexOf(to)) * 14
    return `<path d="M${WIDTH + 20} ${y(from) + 15} Q${bend} ${(y(from) + y(to)) / 2 + 15} ${WIDTH + 20} ${y(to) + 15}" fill="none" stroke="#0c5462" stroke-opacity=".35" stroke-width="${Math.min(6, 0.6 + count / 12)}"/>`
  })
  const rooms = boxes.map(
    (box) =>
      `<rect x="20" y="${y(box)}" width="${WIDTH}" height="30" rx="6" fill="#e0f1f2"/><text x="34" y="${y(box) + 20}" font-family="sans-serif" font-size="14" fill="#10262c">${box}</text>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 ${boxes.length * ROW + 30}" width="640">${lines.join('')}${rooms.join('')}</svg>\n`
}

const ORDER =
  'entry web web/dashboard web/site web/browser web/ui web/words overview papers guests content payments offers reservations search availability proposals pricing villas places media letters accounts settings addresses platform kernel'.split(
    ' ',
  )
const rank = (box: string): number => (ORDER.includes(box) ? ORDER.indexOf(box) : 6)
