CREATE TABLE "reservation_tally" (
	"field" text NOT NULL,
	"day" date NOT NULL,
	"status" text NOT NULL,
	"change" integer NOT NULL
);
--> statement-breakpoint
DROP INDEX "reservation_check_in";--> statement-breakpoint
DROP INDEX "reservation_created";--> statement-breakpoint
DROP INDEX "reservation_total";--> statement-breakpoint
DROP INDEX "reservation_expires";--> statement-breakpoint
DROP INDEX "reservation_expires_last";--> statement-breakpoint
CREATE INDEX "reservation_tally_day" ON "reservation_tally" USING btree ("field","day","status","change");--> statement-breakpoint
CREATE INDEX "reservation_status_check_in" ON "reservation" USING btree ("status","check_in","id","check_out","expires_at");--> statement-breakpoint
CREATE INDEX "reservation_check_in" ON "reservation" USING btree ("check_in","id","check_out","status");--> statement-breakpoint
CREATE INDEX "reservation_created" ON "reservation" USING btree ("created_at","id","check_out","status");--> statement-breakpoint
CREATE INDEX "reservation_total" ON "reservation" USING btree ("total","id","check_out","status");--> statement-breakpoint
CREATE INDEX "reservation_expires" ON "reservation" USING btree ("expires_at","check_in","id","check_out","status");--> statement-breakpoint
CREATE INDEX "reservation_expires_last" ON "reservation" USING btree ("expires_at" DESC NULLS LAST,"check_in" DESC NULLS FIRST,"id" DESC NULLS FIRST,"check_out","status");--> statement-breakpoint
CREATE FUNCTION days_of(check_in date, check_out date, created_at timestamptz) RETURNS TABLE (field text, day date) LANGUAGE sql IMMUTABLE AS $$
  VALUES ('checkin', check_in), ('checkout', check_out), ('created', (created_at AT TIME ZONE interval '3 hours')::date)
$$;--> statement-breakpoint
CREATE FUNCTION tally_reservations() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO reservation_tally (field, day, status, change)
      SELECT field, day, status, count(*) FROM made, days_of(check_in, check_out, created_at) GROUP BY 1, 2, 3;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO reservation_tally (field, day, status, change)
      SELECT field, day, status, -count(*) FROM gone, days_of(check_in, check_out, created_at) GROUP BY 1, 2, 3;
  ELSE
    INSERT INTO reservation_tally (field, day, status, change)
      SELECT field, day, status, sum(change) FROM
        (SELECT status, check_in, check_out, created_at, -1 AS change FROM gone
          UNION ALL SELECT status, check_in, check_out, created_at, 1 FROM made) AS changed,
        days_of(check_in, check_out, created_at)
      GROUP BY 1, 2, 3 HAVING sum(change) <> 0;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER tally_made AFTER INSERT ON reservation REFERENCING NEW TABLE AS made FOR EACH STATEMENT EXECUTE FUNCTION tally_reservations();--> statement-breakpoint
CREATE TRIGGER tally_changed AFTER UPDATE ON reservation REFERENCING OLD TABLE AS gone NEW TABLE AS made FOR EACH STATEMENT EXECUTE FUNCTION tally_reservations();--> statement-breakpoint
CREATE TRIGGER tally_gone AFTER DELETE ON reservation REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION tally_reservations();--> statement-breakpoint
CREATE FUNCTION recount_reservations() RETURNS void LANGUAGE sql AS $$
  LOCK TABLE reservation IN SHARE MODE;
  DELETE FROM reservation_tally;
  INSERT INTO reservation_tally (field, day, status, change)
    SELECT field, day, status, count(*) FROM reservation, days_of(check_in, check_out, created_at) GROUP BY 1, 2, 3;
$$;--> statement-breakpoint
SELECT recount_reservations();
