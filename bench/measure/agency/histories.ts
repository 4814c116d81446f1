/** What lists, the day view and a reservation's page read beside the reservation: its history, money and letters. */
export const histories = [
  `INSERT INTO reservation_event (reservation_id, at, who, what, to_status, facts)
   SELECT id, created_at, created_by, 'created', CASE status WHEN 'REQUEST' THEN 'REQUEST' WHEN 'DECLINED' THEN 'REQUEST' ELSE 'OPTION' END, '{}' FROM reservation ORDER BY id`,
  `INSERT INTO reservation_event (reservation_id, at, who, what, from_status, to_status, facts)
   SELECT id, confirmed_at, '@card-provider', 'confirm', 'OPTION', 'CONFIRMED', '{}' FROM reservation WHERE confirmed_at IS NOT NULL ORDER BY id`,
  ...[
    ['CANCELLED', 'cancel', 'OPTION', "'2 hours'::interval + created_at"],
    ['EXPIRED', 'expire', 'OPTION', "'25 hours'::interval + created_at"],
    ['DECLINED', 'decline', 'REQUEST', "'5 hours'::interval + created_at"],
    ['NO_SHOW', 'no-show', 'CONFIRMED', "check_in + time '20:00'"],
  ].map(
    ([
      status,
      what,
      from,
      at,
    ]) => `INSERT INTO reservation_event (reservation_id, at, who, what, from_status, to_status, facts)
     SELECT id, ${at}, 'Deniz Aksoy', '${what}', '${from}', '${status}', '{}' FROM reservation WHERE status = '${status}'`,
  ),
  `INSERT INTO reservation_event (reservation_id, at, who, what, from_status, to_status, facts)
   SELECT id, check_in + time '13:00', 'Deniz Aksoy', 'check-in', 'CONFIRMED', 'CHECKED_IN', '{}' FROM reservation WHERE status IN ('CHECKED_IN', 'COMPLETED') ORDER BY id`,
  `INSERT INTO reservation_event (reservation_id, at, who, what, from_status, to_status, facts)
   SELECT id, check_out + time '08:00', 'Deniz Aksoy', 'complete', 'CHECKED_IN', 'COMPLETED', '{}' FROM reservation WHERE status = 'COMPLETED' ORDER BY id`,
  `INSERT INTO ledger_entry (reservation_id, kind, method, amount, currency, given, given_currency, value_date, provider, provider_id, who, at)
   SELECT id, 'payment', pay_by, prepayment, currency, prepayment, currency, (confirmed_at AT TIME ZONE 'Europe/Istanbul')::date, CASE pay_by WHEN 'card' THEN 'demo' ELSE 'bank' END, code || ':prepayment', '@card-provider', confirmed_at
   FROM reservation WHERE confirmed_at IS NOT NULL ORDER BY id`,
  `INSERT INTO ledger_entry (reservation_id, kind, method, amount, currency, given, given_currency, value_date, provider, provider_id, who, at)
   SELECT id, 'payment', 'cash', total - prepayment, currency, total - prepayment, currency, check_in, 'bank', code || ':balance', 'Deniz Aksoy', check_in + time '14:00'
   FROM reservation WHERE status IN ('CHECKED_IN', 'COMPLETED') AND id % 20 > 0 AND total > prepayment ORDER BY id`,
  `INSERT INTO letter (template, recipient, language, facts, reservation_id, once_key, status, next_attempt_at, sent_at, created_at)
   SELECT 'confirm', email, language, '{}', id, 'confirm:' || id, 'sent', created_at, created_at, created_at FROM reservation WHERE confirmed_at IS NOT NULL ORDER BY id`,
]
