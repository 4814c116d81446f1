CREATE TABLE "contact_reply" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contact_reply_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"message_id" integer NOT NULL,
	"text" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"who" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "comment" ADD COLUMN "reservation_id" integer;--> statement-breakpoint
ALTER TABLE "comment" ADD COLUMN "stay_month" text;--> statement-breakpoint
ALTER TABLE "comment" ADD COLUMN "decided_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "comment" ADD COLUMN "decided_by" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "comment" ADD COLUMN "answer" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "comment" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "contact_message" ADD COLUMN "language" text DEFAULT 'tr' NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_message" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_message" ADD COLUMN "assignee_id" integer;--> statement-breakpoint
ALTER TABLE "contact_message" ADD COLUMN "done_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "contact_message" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriber" ADD COLUMN "text_version" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriber" ADD COLUMN "confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "subscriber" ADD COLUMN "confirmed_ip" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriber" ADD COLUMN "left_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "contact_reply" ADD CONSTRAINT "contact_reply_message_id_contact_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."contact_message"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_reply_message_id_index" ON "contact_reply" USING btree ("message_id");--> statement-breakpoint
ALTER TABLE "comment" ADD CONSTRAINT "comment_reservation_id_reservation_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_message" ADD CONSTRAINT "contact_message_assignee_id_account_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "comment_newest" ON "comment" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "contact_message_newest" ON "contact_message" USING btree ("created_at","id");--> statement-breakpoint
ALTER TABLE "comment" ADD CONSTRAINT "comment_reservation_id_unique" UNIQUE("reservation_id");--> statement-breakpoint
-- What is shown was let through by somebody.
UPDATE comment SET decided_at = created_at WHERE active;--> statement-breakpoint
SELECT audit_table('contact_reply');--> statement-breakpoint
DROP TRIGGER audited ON contact_message;--> statement-breakpoint
SELECT audit_table('contact_message', 'name,email,phone,message', 'version');
