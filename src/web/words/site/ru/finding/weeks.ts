import type { Phrase } from '../../../say.ts'
import type { weeks as turkish } from '../../tr/finding/weeks.ts'

export const weeks: Record<keyof typeof turkish, Phrase> = {
  'weeks.strip': 'Ближайшие 12\u00a0месяцев: цена самой выгодной свободной недели',
  'weeks.note': 'Цифры — сумма за 7\u00a0ночей, тыс. {symbol}. Серая часть — насколько занят месяц.',
  'weeks.noteUnits': 'Цифры — сумма за 7\u00a0ночей, {symbol}. Серая часть — насколько занят месяц.',
  'weeks.month': '{month}: 7\u00a0ночей от {total}, занято {full}\u00a0процентов',
  'weeks.full': '{month}: свободных недель нет, занято {full}\u00a0процентов',
  'weeks.none': 'нет',
  'weeks.cheapest': 'Самые выгодные свободные недели',
  'weeks.choose': 'Выбрать {stay}, всего {total}',
}
