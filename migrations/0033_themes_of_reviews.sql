ALTER TABLE "comment" ADD COLUMN "themes" jsonb;--> statement-breakpoint
ALTER TABLE "comment" ADD COLUMN "party" text;