CREATE TABLE "held_share" (
	"at" timestamp with time zone PRIMARY KEY NOT NULL,
	"held" integer NOT NULL,
	"sellable" integer NOT NULL
);
--> statement-breakpoint
DROP INDEX "reservation_check_in";--> statement-breakpoint
DROP INDEX "reservation_created";--> statement-breakpoint
ALTER TABLE "reservation" ADD COLUMN "network" text;--> statement-breakpoint
CREATE INDEX "letter_recipient" ON "letter" USING btree ("recipient","created_at");--> statement-breakpoint
CREATE INDEX "alert_open" ON "alert" USING btree ("id") WHERE resolved_at IS NULL;--> statement-breakpoint
CREATE INDEX "alert_open_reservation" ON "alert" USING btree ("reservation_id") WHERE resolved_at IS NULL;--> statement-breakpoint
CREATE INDEX "reservation_stay" ON "reservation" USING btree ("check_out","status","expires_at","villa_id");--> statement-breakpoint
CREATE INDEX "reservation_confirmed" ON "reservation" USING btree ("confirmed_at");--> statement-breakpoint
CREATE INDEX "reservation_total" ON "reservation" USING btree ("total","id");--> statement-breakpoint
CREATE INDEX "reservation_expires" ON "reservation" USING btree ("expires_at","check_in","id");--> statement-breakpoint
CREATE INDEX "reservation_expires_last" ON "reservation" USING btree ("expires_at" DESC NULLS LAST,"check_in" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "reservation_code" ON "reservation" USING btree ("code" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "reservation_phone_end" ON "reservation" USING btree (reverse(phone) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "reservation_name" ON "reservation" USING gin (to_tsvector('simple', translate(guest_name_folded, './@_-', '     ')));--> statement-breakpoint
CREATE INDEX "reservation_open_phone" ON "reservation" USING btree ("phone") WHERE status IN ('OPTION', 'REQUEST');--> statement-breakpoint
CREATE INDEX "reservation_open_email" ON "reservation" USING btree ("email") WHERE status IN ('OPTION', 'REQUEST');--> statement-breakpoint
CREATE INDEX "reservation_open_network" ON "reservation" USING btree ("network") WHERE status IN ('OPTION', 'REQUEST');--> statement-breakpoint
CREATE INDEX "reservation_open_villa" ON "reservation" USING btree ("villa_id") WHERE status IN ('OPTION', 'REQUEST');--> statement-breakpoint
CREATE INDEX "reservation_check_in" ON "reservation" USING btree ("check_in","id");--> statement-breakpoint
CREATE INDEX "reservation_created" ON "reservation" USING btree ("created_at","id");