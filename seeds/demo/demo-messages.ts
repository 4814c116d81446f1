import type { contactMessage } from '../../src/features/content/content.table.ts'

const hoursBefore = (now: Date, hours: number): Date => new Date(now.getTime() - hours * 3_600_000)

/** What visitors wrote by the contact form; the newest two nobody has read yet. */
export const messages = (now: Date): (typeof contactMessage.$inferInsert)[] => [
  {
    name: 'Derya Güneş',
    email: 'derya.gunes@example.com',
    phone: '+905550001184',
    message:
      'Merhaba, temmuzun ikinci haftası için 3 aile, toplam 11 kişi villa arıyoruz. Havuzun dışarıdan görünmemesi bizim için önemli. Önerebileceğiniz bir yer var mı?',
    readAt: null,
    createdAt: hoursBefore(now, 3),
  },
  {
    name: 'Tom Bennett',
    email: 'tom.bennett@example.com',
    phone: '+447700900142',
    message:
      'Hello, we land at Dalaman at 23:40 on a Saturday. Is a late check-in possible in Göcek, and can you arrange a transfer with two child seats?',
    readAt: null,
    createdAt: hoursBefore(now, 19),
  },
  {
    name: 'Selim Akın',
    email: 'selim.akin@example.com',
    phone: '+905550001922',
    message:
      'Kalkan’da iki villam var, izin belgelerim tamam. Portföyünüze eklemek istersem süreç nasıl işliyor, komisyon oranınız nedir?',
    readAt: hoursBefore(now, 40),
    createdAt: hoursBefore(now, 52),
  },
  {
    name: 'Ekaterina Lebedeva',
    email: 'ekaterina.lebedeva@example.com',
    phone: '',
    message:
      'Здравствуйте! Можно ли оплатить предоплату картой российского банка, или лучше перевод? И разрешена ли собака 4 кг в Villa с закрытым садом?',
    readAt: hoursBefore(now, 130),
    createdAt: hoursBefore(now, 148),
  },
]
