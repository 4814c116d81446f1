CREATE TABLE "bank_layout" (
	"bank_id" integer PRIMARY KEY NOT NULL,
	"layout" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bank_match" (
	"row_id" integer NOT NULL,
	"entry_id" integer NOT NULL,
	"who" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "bank_match_row_id_entry_id_pk" PRIMARY KEY("row_id","entry_id")
);
--> statement-breakpoint
CREATE TABLE "bank_row" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bank_row_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"bank_id" integer NOT NULL,
	"value_date" date NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"name" text NOT NULL,
	"text" text NOT NULL,
	"reference" text NOT NULL,
	"hash" text NOT NULL,
	"file" text NOT NULL,
	"who" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"ignored" text,
	"ignored_by" text,
	CONSTRAINT "bank_row_once" UNIQUE("bank_id","hash")
);
--> statement-breakpoint
CREATE TABLE "till_count" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "till_count_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"day" date NOT NULL,
	"currency" text NOT NULL,
	"expected" bigint NOT NULL,
	"counted" bigint NOT NULL,
	"reason" text NOT NULL,
	"who" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoice" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoice_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"reservation_id" integer NOT NULL,
	"number" text NOT NULL,
	"day" date NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"reverses" integer,
	"who" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "invoice_reverses_unique" UNIQUE("reverses")
);
--> statement-breakpoint
CREATE TABLE "invoice_party" (
	"reservation_id" integer PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"tax_no" text,
	"tax_office" text NOT NULL,
	"address" text NOT NULL,
	"city" text NOT NULL,
	"country" text NOT NULL,
	"email" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "owner_month" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "owner_month_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner_id" integer NOT NULL,
	"month" text NOT NULL,
	"closed_by" text NOT NULL,
	"closed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "owner_month_once" UNIQUE("owner_id","month")
);
--> statement-breakpoint
CREATE TABLE "owner_month_line" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "owner_month_line_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"month_id" integer NOT NULL,
	"reservation_id" integer NOT NULL,
	"entry_id" integer,
	"currency" text NOT NULL,
	"gross" bigint NOT NULL,
	"commission" bigint NOT NULL,
	"line" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "approval" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "approval_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"reservation_id" integer NOT NULL,
	"entry" jsonb NOT NULL,
	"beside" bigint NOT NULL,
	"asked_by" integer NOT NULL,
	"asker" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"decision" text,
	"decider" text,
	"decided_at" timestamp with time zone,
	"note" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cancellation_terms" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cancellation_terms_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"policy" jsonb NOT NULL,
	"who" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "alert_one_of_kind";--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD COLUMN "owner_id" integer;--> statement-breakpoint
ALTER TABLE "bank_layout" ADD CONSTRAINT "bank_layout_bank_id_bank_id_fk" FOREIGN KEY ("bank_id") REFERENCES "public"."bank"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_match" ADD CONSTRAINT "bank_match_row_id_bank_row_id_fk" FOREIGN KEY ("row_id") REFERENCES "public"."bank_row"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_match" ADD CONSTRAINT "bank_match_entry_id_ledger_entry_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."ledger_entry"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_row" ADD CONSTRAINT "bank_row_bank_id_bank_id_fk" FOREIGN KEY ("bank_id") REFERENCES "public"."bank"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_reservation_id_reservation_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_reverses_invoice_id_fk" FOREIGN KEY ("reverses") REFERENCES "public"."invoice"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_party" ADD CONSTRAINT "invoice_party_reservation_id_reservation_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "owner_month" ADD CONSTRAINT "owner_month_owner_id_owner_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."owner"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "owner_month_line" ADD CONSTRAINT "owner_month_line_month_id_owner_month_id_fk" FOREIGN KEY ("month_id") REFERENCES "public"."owner_month"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval" ADD CONSTRAINT "approval_reservation_id_reservation_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval" ADD CONSTRAINT "approval_asked_by_account_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bank_match_entry_id_index" ON "bank_match" USING btree ("entry_id");--> statement-breakpoint
CREATE INDEX "bank_row_day" ON "bank_row" USING btree ("value_date","id");--> statement-breakpoint
CREATE INDEX "bank_row_open" ON "bank_row" USING btree ("id") WHERE ignored IS NULL;--> statement-breakpoint
CREATE INDEX "till_count_day" ON "till_count" USING btree ("currency","day","id");--> statement-breakpoint
CREATE INDEX "invoice_reservation_id_index" ON "invoice" USING btree ("reservation_id");--> statement-breakpoint
CREATE INDEX "owner_month_line_month_id_index" ON "owner_month_line" USING btree ("month_id");--> statement-breakpoint
CREATE INDEX "approval_reservation_id_index" ON "approval" USING btree ("reservation_id");--> statement-breakpoint
CREATE INDEX "approval_open" ON "approval" USING btree ("id") WHERE decision IS NULL;--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_owner_id_owner_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."owner"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ledger_owner" ON "ledger_entry" USING btree ("owner_id") WHERE owner_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX "ledger_cash" ON "ledger_entry" USING btree ("given_currency","value_date","given") WHERE method = 'cash';--> statement-breakpoint
CREATE UNIQUE INDEX "alert_one_of_kind" ON "alert" USING btree ("reservation_id","kind") WHERE "alert"."kind" IN ('refund-due', 'debt-open', 'deposit-held', 'payout-above') AND "alert"."resolved_at" IS NULL;--> statement-breakpoint
UPDATE "ledger_entry" SET "owner_id" = "villa"."owner_id" FROM "reservation", "villa"
WHERE "ledger_entry"."kind" = 'payout' AND "reservation"."id" = "ledger_entry"."reservation_id" AND "villa"."id" = "reservation"."villa_id";
