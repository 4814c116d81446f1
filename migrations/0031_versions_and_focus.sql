ALTER TABLE "blog_post" ADD COLUMN "focus" text DEFAULT '50% 50%' NOT NULL;--> statement-breakpoint
ALTER TABLE "home_content" ADD COLUMN "hero_focus" text DEFAULT '50% 50%' NOT NULL;--> statement-breakpoint
ALTER TABLE "own_document" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "team_member" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX "letter_full" ON "letter" USING btree ("created_at") WHERE status <> 'waiting' AND (rendered IS NOT NULL OR facts - 'rez_kod' <> '{}'::jsonb);