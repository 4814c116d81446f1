import type { Phrase } from '../../say.ts'
import type { owner as turkish } from '../tr/owner.ts'

export const owner: Record<keyof typeof turkish, Phrase> = {
  'owner.title': 'Новая заявка',
  'owner.hello': 'Здравствуйте, {owner}!',
  'owner.ask': 'Есть заявка на виллу {villa}. Подходят ли вам эти даты?',
  'owner.guest': 'Гость',
  'owner.dates': 'Даты',
  'owner.party': 'Ночей и гостей',
  'owner.partyOf': 'ночей: {nights}, гостей: {guests}',
  'owner.total': 'Стоимость проживания',
  'owner.until': 'Ответьте, пожалуйста, до',
  'owner.note': 'Сообщение агентству',
  'owner.noteHint': 'Его прочитает только агентство, гость его не увидит.',
  'owner.approve': 'Подтвердить',
  'owner.decline': 'Отклонить',
  'owner.whatThen':
    'Если вы подтвердите, даты будут удержаны за гостем до предоплаты. Если отклоните, мы сообщим гостю, что даты недоступны.',
  'owner.approved': 'Подтверждено, спасибо.',
  'owner.approvedText': 'Даты удержаны за гостем. Когда поступит предоплата и бронь подтвердится, мы вам напишем.',
  'owner.declined': 'Отклонено, спасибо.',
  'owner.declinedText': 'Гостю сообщим мы, вам больше ничего делать не нужно.',
  'owner.ended': 'Эта заявка уже закрыта.',
  'owner.endedText': 'Её срок истёк, или она отозвана. Если есть вопросы, позвоните нам.',
  'owner.lost': 'Эта ссылка недействительна.',
  'owner.lostText': 'Откройте адрес целиком, как в сообщении, или позвоните нам.',
}
