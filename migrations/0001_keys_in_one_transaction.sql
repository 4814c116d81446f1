DELETE FROM "request_key" WHERE "answer" IS NULL;--> statement-breakpoint
ALTER TABLE "request_key" ALTER COLUMN "answer" SET DATA TYPE json;--> statement-breakpoint
ALTER TABLE "request_key" DROP COLUMN "leased_until";
