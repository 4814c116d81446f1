ALTER TABLE "reservation" DROP CONSTRAINT "reservation_request_key_unique";--> statement-breakpoint
DROP INDEX "payment_attempt_status_index";--> statement-breakpoint
ALTER TABLE "ledger_entry" ALTER COLUMN "method" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "closing" ADD COLUMN "owner_id" integer;--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD COLUMN "next_ask_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD COLUMN "asks" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD COLUMN "unasked" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "reservation" ADD COLUMN "kept" bigint;--> statement-breakpoint
ALTER TABLE "closing" ADD CONSTRAINT "closing_owner_id_account_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_attempt_due" ON "payment_attempt" USING btree ("next_ask_at") WHERE "payment_attempt"."status" = 'started';--> statement-breakpoint
-- What staff closed without paying is a waiver of the ledger from now on.
INSERT INTO "ledger_entry" ("reservation_id", "kind", "method", "amount", "currency", "provider", "provider_id", "who", "note", "at")
SELECT a."reservation_id", 'waiver', NULL, (a."facts" ->> 'amount')::bigint, r."currency", 'staff', 'alert:' || a."id", coalesce(e."who", 'Sistem'), coalesce(e."reason", ''), a."resolved_at"
FROM "alert" a
JOIN "reservation" r ON r."id" = a."reservation_id"
LEFT JOIN LATERAL (
  SELECT "who", "reason" FROM "reservation_event"
  WHERE "reservation_id" = a."reservation_id" AND "what" = 'alert-closed' AND "at" = a."resolved_at"
  ORDER BY "id" DESC LIMIT 1
) e ON true
WHERE a."kind" = 'refund-due' AND a."resolved_at" IS NOT NULL AND (a."facts" ->> 'amount') ~ '^[1-9][0-9]*$'
  AND NOT EXISTS (
    SELECT 1 FROM "ledger_entry" l WHERE l."provider" = 'staff' AND l."provider_id" = 'alert:' || a."id" AND l."kind" = 'refund'
  );--> statement-breakpoint
-- Card money nobody had asked for, and where it went back already.
UPDATE "ledger_entry" l SET "unasked" = (a."facts" ->> 'amount')::bigint
FROM "alert" a
WHERE a."once_key" = 'twice:' || l."note" AND a."reservation_id" = l."reservation_id" AND l."kind" = 'payment' AND l."method" = 'card';--> statement-breakpoint
UPDATE "ledger_entry" l SET "unasked" = l."amount"
FROM "alert" a
WHERE l."kind" = 'refund' AND l."provider" = 'staff' AND l."provider_id" = 'alert:' || a."id" AND a."once_key" LIKE 'twice:%';--> statement-breakpoint
-- What was kept at a cancellation, from its line of the history; without one, and for guests who never came, what is neither owed nor waived.
UPDATE "reservation" r SET "kept" = greatest(0, coalesce(
  (SELECT (e."facts" ->> 'kept')::bigint FROM "reservation_event" e WHERE e."reservation_id" = r."id" AND e."what" = 'cancel' ORDER BY e."id" DESC LIMIT 1),
  (SELECT coalesce(sum(CASE l."kind" WHEN 'waiver' THEN -l."amount" ELSE l."amount" END), 0) FROM "ledger_entry" l WHERE l."reservation_id" = r."id")
  - (SELECT coalesce(sum((a."facts" ->> 'amount')::bigint), 0) FROM "alert" a WHERE a."reservation_id" = r."id" AND a."kind" = 'refund-due' AND a."resolved_at" IS NULL)
)) WHERE r."status" IN ('CANCELLED', 'NO_SHOW');--> statement-breakpoint
-- One open alert for what is owed back; the next touch of the reservation says its amount anew.
UPDATE "alert" a SET "facts" = jsonb_set(a."facts", '{amount}', to_jsonb(s."total"))
FROM (
  SELECT min("id") AS "id", sum(("facts" ->> 'amount')::bigint) AS "total" FROM "alert"
  WHERE "kind" = 'refund-due' AND "resolved_at" IS NULL AND "reservation_id" IS NOT NULL
  GROUP BY "reservation_id" HAVING count(*) > 1
) s WHERE a."id" = s."id";--> statement-breakpoint
UPDATE "alert" SET "resolved_at" = now()
WHERE "kind" = 'refund-due' AND "resolved_at" IS NULL AND "reservation_id" IS NOT NULL AND "id" NOT IN (
  SELECT min("id") FROM "alert" WHERE "kind" = 'refund-due' AND "resolved_at" IS NULL AND "reservation_id" IS NOT NULL GROUP BY "reservation_id"
);--> statement-breakpoint
-- Card attempts that were given up after 45 minutes are asked about once more.
UPDATE "payment_attempt" SET "status" = 'started', "finished_at" = NULL WHERE "status" = 'abandoned';--> statement-breakpoint
UPDATE "payment_attempt" SET "next_ask_at" = now() WHERE "status" = 'started';--> statement-breakpoint
-- Closings that the villa's owner made; the name is all that was kept of it.
UPDATE "closing" c SET "owner_id" = o."id"
FROM "villa" v JOIN "account" o ON o."id" = v."owner_id" AND o."role" = 'OWNER'
WHERE v."id" = c."villa_id" AND o."first_name" || ' ' || o."last_name" = c."created_by" AND NOT EXISTS (
  SELECT 1 FROM "account" s WHERE s."role" = 'ADMIN' AND s."first_name" || ' ' || s."last_name" = c."created_by"
);--> statement-breakpoint
CREATE UNIQUE INDEX "alert_one_refund" ON "alert" USING btree ("reservation_id") WHERE "alert"."kind" = 'refund-due' AND "alert"."resolved_at" IS NULL;--> statement-breakpoint
ALTER TABLE "payment_attempt" DROP COLUMN "asked_at";--> statement-breakpoint
ALTER TABLE "reservation" DROP COLUMN "request_key";
