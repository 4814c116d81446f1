CREATE TABLE "newsletter" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "newsletter_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"subject" jsonb NOT NULL,
	"body" jsonb NOT NULL,
	"sent_by" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"receivers" integer NOT NULL,
	"last_id" integer DEFAULT 0 NOT NULL,
	"stopped_at" timestamp with time zone,
	"done_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "letter" ADD COLUMN "newsletter_id" integer;--> statement-breakpoint
CREATE INDEX "newsletter_open" ON "newsletter" USING btree ("id") WHERE done_at IS NULL AND stopped_at IS NULL;--> statement-breakpoint
CREATE INDEX "letter_newsletter" ON "letter" USING btree ("newsletter_id","status") WHERE newsletter_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX "reservation_sums" ON "reservation" USING btree ("check_in","status","check_out","villa_id","currency","total");