CREATE TABLE "feed_sync" (
	"feed_id" integer PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"synced_by" text NOT NULL,
	"changed" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settled_conflict" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "settled_conflict_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"villa_id" integer NOT NULL,
	"reservation_id" integer NOT NULL,
	"feed" text NOT NULL,
	"starts_on" date NOT NULL,
	"ends_before" date NOT NULL,
	"way" text NOT NULL,
	"decided_by" text NOT NULL,
	"decided_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "proposal" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "proposal_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"villa_id" integer NOT NULL,
	"kind" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"made_by" text NOT NULL,
	"account_id" integer,
	"made_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "proposal_row" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "proposal_row_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"proposal_id" integer NOT NULL,
	"wish" jsonb NOT NULL,
	"picture_id" integer,
	"state" text DEFAULT 'open' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"decided_by" text,
	"decided_at" timestamp with time zone,
	"before" jsonb,
	"change_id" integer
);
--> statement-breakpoint
CREATE TABLE "exchange_change" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "exchange_change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"currency" text NOT NULL,
	"was" numeric(12, 4),
	"rate" numeric(12, 4) NOT NULL,
	"source" text NOT NULL,
	"day" date NOT NULL,
	"changed_by" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "exchange_fetch" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "exchange_fetch_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"asked_by" text NOT NULL,
	"day" date,
	"fault" text
);
--> statement-breakpoint
ALTER TABLE "exchange_rate" ADD COLUMN "official" numeric(12, 4);--> statement-breakpoint
ALTER TABLE "exchange_rate" ADD COLUMN "official_day" date;--> statement-breakpoint
ALTER TABLE "exchange_rate" ADD COLUMN "margin" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "permit" ADD COLUMN "file" text;--> statement-breakpoint
ALTER TABLE "permit" ADD COLUMN "file_type" text;--> statement-breakpoint
ALTER TABLE "permit" ADD COLUMN "taken_off_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "feed_sync" ADD CONSTRAINT "feed_sync_feed_id_calendar_feed_id_fk" FOREIGN KEY ("feed_id") REFERENCES "public"."calendar_feed"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settled_conflict" ADD CONSTRAINT "settled_conflict_villa_id_villa_id_fk" FOREIGN KEY ("villa_id") REFERENCES "public"."villa"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settled_conflict" ADD CONSTRAINT "settled_conflict_reservation_id_reservation_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposal" ADD CONSTRAINT "proposal_villa_id_villa_id_fk" FOREIGN KEY ("villa_id") REFERENCES "public"."villa"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposal" ADD CONSTRAINT "proposal_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposal_row" ADD CONSTRAINT "proposal_row_proposal_id_proposal_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."proposal"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposal_row" ADD CONSTRAINT "proposal_row_picture_id_picture_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."picture"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "settled_conflict_reservation_id_index" ON "settled_conflict" USING btree ("reservation_id");--> statement-breakpoint
CREATE INDEX "settled_conflict_villa" ON "settled_conflict" USING btree ("villa_id");--> statement-breakpoint
CREATE INDEX "proposal_villa_id_index" ON "proposal" USING btree ("villa_id");--> statement-breakpoint
CREATE INDEX "proposal_closed" ON "proposal" USING btree ("closed_at");--> statement-breakpoint
CREATE INDEX "proposal_row_proposal_id_index" ON "proposal_row" USING btree ("proposal_id");--> statement-breakpoint
CREATE INDEX "proposal_row_picture" ON "proposal_row" USING btree ("picture_id");--> statement-breakpoint
CREATE INDEX "exchange_change_currency_at_index" ON "exchange_change" USING btree ("currency","at");