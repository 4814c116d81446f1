ALTER TABLE "stay_task" ALTER COLUMN "day" DROP NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "stay_task_once" ON "stay_task" USING btree ("reservation_id","kind") WHERE kind <> 'OTHER';