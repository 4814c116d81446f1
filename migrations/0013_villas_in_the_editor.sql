ALTER TABLE "picture" ADD COLUMN "blur" text;--> statement-breakpoint
ALTER TABLE "picture" ADD COLUMN "fingerprint" text;--> statement-breakpoint
ALTER TABLE "district" ADD COLUMN "position" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "town" ADD COLUMN "shown" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "town" ADD COLUMN "latitude" double precision;--> statement-breakpoint
ALTER TABLE "town" ADD COLUMN "longitude" double precision;--> statement-breakpoint
ALTER TABLE "town" ADD COLUMN "bays" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "villa" ADD COLUMN "address" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "villa" ADD COLUMN "greeter_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "villa" ADD COLUMN "greeter_phone" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "villa" ADD COLUMN "seo_title" jsonb DEFAULT '{"tr":""}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "villa" ADD COLUMN "seo_description" jsonb DEFAULT '{"tr":""}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "villa" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "villa_photo" ADD COLUMN "caption" jsonb DEFAULT '{"tr":""}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "villa_photo" ADD COLUMN "room" text;