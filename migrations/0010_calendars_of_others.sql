CREATE TABLE "calendar_export" (
	"villa_id" integer PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"former_until" timestamp with time zone,
	"shows_options" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "calendar_feed" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "calendar_feed_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"villa_id" integer NOT NULL,
	"name" text NOT NULL,
	"url" text NOT NULL,
	"source" text DEFAULT 'external' NOT NULL,
	"every_minutes" integer DEFAULT 15 NOT NULL,
	"frees_by_self" boolean DEFAULT true NOT NULL,
	"tried_at" timestamp with time zone,
	"read_at" timestamp with time zone,
	"next_at" timestamp with time zone NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"error" jsonb,
	"reading" jsonb,
	"quarantine" jsonb,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "calendar_reader" (
	"villa_id" integer NOT NULL,
	"reader" text NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	"reads" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "calendar_reader_villa_id_reader_pk" PRIMARY KEY("villa_id","reader")
);
--> statement-breakpoint
DROP INDEX "closing_villa_id_index";--> statement-breakpoint
ALTER TABLE "closing" ADD COLUMN "feed_id" integer;--> statement-breakpoint
ALTER TABLE "closing" ADD COLUMN "uid" text;--> statement-breakpoint
ALTER TABLE "closing" ADD COLUMN "missed" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "closing" ADD COLUMN "seen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "calendar_export" ADD CONSTRAINT "calendar_export_villa_id_villa_id_fk" FOREIGN KEY ("villa_id") REFERENCES "public"."villa"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feed" ADD CONSTRAINT "calendar_feed_villa_id_villa_id_fk" FOREIGN KEY ("villa_id") REFERENCES "public"."villa"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_reader" ADD CONSTRAINT "calendar_reader_villa_id_villa_id_fk" FOREIGN KEY ("villa_id") REFERENCES "public"."villa"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "calendar_feed_villa_id_index" ON "calendar_feed" USING btree ("villa_id");--> statement-breakpoint
CREATE INDEX "calendar_feed_next" ON "calendar_feed" USING btree ("next_at");--> statement-breakpoint
ALTER TABLE "closing" ADD CONSTRAINT "closing_feed_id_calendar_feed_id_fk" FOREIGN KEY ("feed_id") REFERENCES "public"."calendar_feed"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "closing_of_villa" ON "closing" USING btree ("villa_id","ends_before");--> statement-breakpoint
CREATE INDEX "closing_end" ON "closing" USING btree ("ends_before","id");--> statement-breakpoint
CREATE UNIQUE INDEX "closing_of_feed" ON "closing" USING btree ("feed_id","uid");