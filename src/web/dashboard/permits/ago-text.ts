import { dayInIstanbul, daysBetween } from '../../../kernel/day.ts'
import { say } from '../../words/dashboard.ts'

/** How long ago somebody looked: 'bugün', '97 gün önce', 'hiç bakılmadı'. */
export const agoText = (at: string | null, now: Date): string => {
  if (!at) return say('permits.never')
  const days = daysBetween(dayInIstanbul(new Date(at)), dayInIstanbul(now))
  return days > 0 ? say('permits.days-ago', { n: days }) : say('permits.today')
}
