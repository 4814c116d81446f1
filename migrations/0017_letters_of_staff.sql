ALTER TABLE "mail_template" ALTER COLUMN "subject" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "mail_template" ALTER COLUMN "body" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "letter" ADD COLUMN "rendered" jsonb;--> statement-breakpoint
ALTER TABLE "mail_template" ADD COLUMN "chat" jsonb;--> statement-breakpoint
ALTER TABLE "mail_template" ADD COLUMN "days" integer;--> statement-breakpoint
ALTER TABLE "mail_template" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "mail_template" ADD COLUMN "changed_by" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "mail_template" ADD COLUMN "changed_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "letter_status" ON "letter" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "letter_template" ON "letter" USING btree ("template","id");--> statement-breakpoint
CREATE INDEX "letter_code" ON "letter" USING btree ((facts ->> 'rez_kod'),"id");