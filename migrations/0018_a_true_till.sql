CREATE TABLE "ledger_file" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_file_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"entry_id" integer NOT NULL,
	"path" text NOT NULL,
	"type" text NOT NULL,
	"who" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reservation_note" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reservation_note_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"reservation_id" integer NOT NULL,
	"text" text NOT NULL,
	"who" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "alert_one_refund";--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD COLUMN "given" bigint;--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD COLUMN "given_currency" text;--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD COLUMN "rate" numeric(18, 8) DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD COLUMN "value_date" date;--> statement-breakpoint
-- What stood here before was given in the reservation's currency, on the day in Istanbul on which it was written.
UPDATE "ledger_entry" SET "given" = "amount", "given_currency" = "currency", "value_date" = ("at" AT TIME ZONE 'Europe/Istanbul')::date;--> statement-breakpoint
ALTER TABLE "ledger_entry" ALTER COLUMN "given" SET NOT NULL, ALTER COLUMN "given_currency" SET NOT NULL, ALTER COLUMN "value_date" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD COLUMN "bank_id" integer;--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD COLUMN "reverses" integer;--> statement-breakpoint
ALTER TABLE "reservation" ADD COLUMN "commission" integer;--> statement-breakpoint
ALTER TABLE "ledger_file" ADD CONSTRAINT "ledger_file_entry_id_ledger_entry_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."ledger_entry"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservation_note" ADD CONSTRAINT "reservation_note_reservation_id_reservation_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ledger_file_entry_id_index" ON "ledger_file" USING btree ("entry_id");--> statement-breakpoint
CREATE INDEX "reservation_note_reservation_id_index" ON "reservation_note" USING btree ("reservation_id");--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_bank_id_bank_id_fk" FOREIGN KEY ("bank_id") REFERENCES "public"."bank"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_reverses_ledger_entry_id_fk" FOREIGN KEY ("reverses") REFERENCES "public"."ledger_entry"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "alert_one_of_kind" ON "alert" USING btree ("reservation_id","kind") WHERE "alert"."kind" IN ('refund-due', 'debt-open', 'deposit-held') AND "alert"."resolved_at" IS NULL;--> statement-breakpoint
CREATE INDEX "ledger_value_date" ON "ledger_entry" USING btree ("value_date","id");--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_reverses_unique" UNIQUE("reverses");