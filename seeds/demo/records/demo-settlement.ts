import { sql } from 'drizzle-orm'
import { addDays, dayInIstanbul } from '../../../src/kernel/day.ts'
import type { Db } from '../../../src/platform/database/db.ts'

/**
 * What owners are settled by: the commission of their confirmed stays, the money they took at the door, what was spent
 * for them, and their payouts. Stays that ended five weeks ago or more are paid out in full.
 */
export const fillSettlement = async (db: Db, now: Date): Promise<void> => {
  await db.execute(sql`UPDATE reservation SET commission = owner.commission FROM villa JOIN owner ON owner.id = villa.owner_id
    WHERE villa.id = reservation.villa_id AND reservation.confirmed_at IS NOT NULL`)
  await db.execute(sql`UPDATE ledger_entry SET method = 'owner', owner_id = villa.owner_id
    FROM reservation JOIN villa ON villa.id = reservation.villa_id
    WHERE reservation.id = ledger_entry.reservation_id AND ledger_entry.method = 'cash' AND ledger_entry.kind = 'payment'
      AND reservation.id % 7 = 0`)
  await db.execute(sql`INSERT INTO ledger_entry (reservation_id, kind, method, amount, unasked, currency, given, given_currency, rate,
      value_date, owner_id, provider, provider_id, who, note, at)
    SELECT r.id, 'expense', NULL, -x.amount, 0, r.currency, -x.amount, r.currency, 1, r.check_out, villa.owner_id, 'staff',
      r.code || ':expense', 'Deniz Aksoy', x.note, r.check_out + interval '10 hours'
    FROM reservation r JOIN villa ON villa.id = r.villa_id
    JOIN (VALUES (3, 150000, 'Havuz pompası tamiri'), (8, 220000, 'Çarşaf takımı'), (13, 95000, 'Klima bakımı')) AS x(rest, amount, note)
      ON r.id % 17 = x.rest
    WHERE r.status = 'COMPLETED' AND r.currency = 'TL'`)
  await db.execute(sql`INSERT INTO ledger_entry (reservation_id, kind, method, amount, unasked, currency, given, given_currency, rate,
      value_date, bank_id, owner_id, provider, provider_id, who, note, at)
    SELECT id, 'payout', 'transfer', -open, 0, currency, -open, currency, 1, paid_on, bank_id, owner_id, 'staff', code || ':payout',
      'Deniz Aksoy', '', paid_on + interval '9 hours'
    FROM (SELECT r.id, r.code, r.currency, villa.owner_id, (date_trunc('month', r.check_in) + interval '1 month 14 days')::date AS paid_on,
        (SELECT bank.id FROM bank WHERE bank.currency = r.currency ORDER BY bank.position LIMIT 1) AS bank_id,
        r.total - round(r.total * r.commission / 10000.0) + coalesce((SELECT sum(CASE WHEN e.kind = 'expense' THEN e.amount
          WHEN e.method = 'owner' THEN -e.amount ELSE 0 END) FROM ledger_entry e WHERE e.reservation_id = r.id), 0) AS open
      FROM reservation r JOIN villa ON villa.id = r.villa_id
      WHERE r.status = 'COMPLETED' AND r.commission IS NOT NULL) AS due
    WHERE open > 0 AND paid_on < ${dayInIstanbul(now)}::date - 5`)
}

/** What the bank said since yesterday: some rows name their reservation, some only its guest, some are none of ours. */
export const fillBankRows = async (db: Db, now: Date): Promise<void> => {
  const yesterday = addDays(dayInIstanbul(now), -1)
  await db.execute(sql`INSERT INTO bank_row (bank_id, value_date, amount, currency, name, text, reference, hash, file, who, at)
    SELECT b.id, ${yesterday}::date, CASE WHEN r.n % 4 = 3 THEN r.prepayment - 20000 ELSE r.prepayment END, 'TL', '',
      'GÖNDEREN ' || upper(r.guest_name_folded) || CASE WHEN r.n % 3 = 2 THEN ' TATİL ÖDEMESİ' ELSE ' AÇIKLAMA ' || r.code END,
      (88200 + r.n)::text, 'demo-' || r.n, 'ziraat-ekstre.csv', 'Deniz Aksoy', ${now}
    FROM (SELECT *, row_number() OVER (ORDER BY expires_at) AS n FROM reservation
      WHERE status = 'OPTION' AND currency = 'TL' AND expires_at > ${now} AND pay_by = 'transfer') AS r
    CROSS JOIN (SELECT id FROM bank WHERE currency = 'TL' ORDER BY position LIMIT 1) AS b WHERE r.n <= 8`)
  await db.execute(sql`INSERT INTO bank_row (bank_id, value_date, amount, currency, name, text, reference, hash, file, who, at)
    SELECT b.id, ${yesterday}::date, x.amount, 'TL', x.name, x.told, x.reference, 'demo-' || x.reference, 'ziraat-ekstre.csv',
      'Deniz Aksoy', ${now}
    FROM (VALUES (900000, 'SERKAN USLU', 'havale', '88251'), (124000, 'KALKAN BELEDİYESİ', 'İLAN REKLAM İADESİ', '88252'),
      (-4250, '', 'HESAP İŞLETİM ÜCRETİ', '88253')) AS x(amount, name, told, reference)
    CROSS JOIN (SELECT id FROM bank WHERE currency = 'TL' ORDER BY position LIMIT 1) AS b`)
}

/** Invoices of what ended before this week, and the till as it was counted last night. */
export const fillTillAndInvoices = async (db: Db, now: Date): Promise<void> => {
  const today = dayInIstanbul(now)
  await db.execute(sql`INSERT INTO invoice (reservation_id, number, day, amount, currency, who, at)
    SELECT id, 'HVL' || to_char(check_out, 'YYYY') || lpad(id::text, 9, '0'), check_out + 2, total, currency, 'Deniz Aksoy',
      check_out + interval '2 days 9 hours'
    FROM reservation WHERE status = 'COMPLETED' AND check_out < ${today}::date - 9`)
  await db.execute(sql`INSERT INTO invoice (reservation_id, number, day, amount, currency, who, at)
    SELECT id, 'HVL' || to_char(check_in, 'YYYY') || lpad(id::text, 9, '0'), check_in + 1, kept, currency, 'Deniz Aksoy', ${now}
    FROM reservation WHERE status IN ('CANCELLED', 'NO_SHOW') AND kept > 0 AND check_out < ${today}::date - 9`)
  await db.execute(sql`INSERT INTO till_count (day, currency, expected, counted, reason, who, at)
    SELECT ${addDays(today, -1)}::date, given_currency, sum(given), CASE given_currency WHEN 'TL' THEN 5234000 ELSE 30000 END,
      'Bankaya yatırıldı', 'Deniz Aksoy', ${now}
    FROM ledger_entry WHERE method = 'cash' AND value_date < ${today}::date GROUP BY given_currency`)
}
