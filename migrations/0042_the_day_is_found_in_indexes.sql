DROP INDEX "reservation_stay";--> statement-breakpoint
DROP INDEX "reservation_confirmed";--> statement-breakpoint
DROP INDEX "reservation_open_villa";--> statement-breakpoint
CREATE INDEX "reservation_stay" ON "reservation" USING btree ("check_out","status","expires_at","villa_id","id");--> statement-breakpoint
CREATE INDEX "reservation_confirmed" ON "reservation" USING btree ("confirmed_at","status","currency","total","source") WHERE confirmed_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX "reservation_open_villa" ON "reservation" USING btree ("villa_id","status","expires_at","queued","pay_by","id") WHERE status IN ('OPTION', 'REQUEST');