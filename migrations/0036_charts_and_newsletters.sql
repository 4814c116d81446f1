CREATE TABLE "newsletter" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "newsletter_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"subject" jsonb NOT NULL,
	"body" jsonb NOT NULL,
	"sent_by" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"receivers" integer NOT NULL,
	"last_id" integer DEFAULT 0 NOT NULL,
	"stopped_at" timestamp with time zone,
	"done_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "ledger_tally" (
	"day" date NOT NULL,
	"method" text NOT NULL,
	"currency" text NOT NULL,
	"kind" text NOT NULL,
	"entries" integer NOT NULL,
	"given" bigint NOT NULL
);
--> statement-breakpoint
DROP INDEX "ledger_value_date";--> statement-breakpoint
ALTER TABLE "letter" ADD COLUMN "newsletter_id" integer;--> statement-breakpoint
CREATE INDEX "newsletter_open" ON "newsletter" USING btree ("id") WHERE done_at IS NULL AND stopped_at IS NULL;--> statement-breakpoint
CREATE INDEX "ledger_tally_day" ON "ledger_tally" USING btree ("day","method","currency","kind","entries","given");--> statement-breakpoint
CREATE INDEX "letter_newsletter" ON "letter" USING btree ("newsletter_id","status") WHERE newsletter_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX "reservation_sums" ON "reservation" USING btree ("check_in","status","check_out","villa_id","currency","total");--> statement-breakpoint
CREATE INDEX "ledger_value_date" ON "ledger_entry" USING btree ("value_date","id","method","kind","given_currency");--> statement-breakpoint
CREATE FUNCTION tally_ledger() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO ledger_tally (day, method, currency, kind, entries, given)
      SELECT value_date, method, given_currency, kind, count(*), sum(given) FROM made
      WHERE method IS NOT NULL GROUP BY 1, 2, 3, 4;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO ledger_tally (day, method, currency, kind, entries, given)
      SELECT value_date, method, given_currency, kind, -count(*), -sum(given) FROM gone
      WHERE method IS NOT NULL GROUP BY 1, 2, 3, 4;
  ELSE
    INSERT INTO ledger_tally (day, method, currency, kind, entries, given)
      SELECT value_date, method, given_currency, kind, sum(change), sum(change * given) FROM
        (SELECT value_date, method, given_currency, kind, given, -1 AS change FROM gone
          UNION ALL SELECT value_date, method, given_currency, kind, given, 1 FROM made) AS changed
      WHERE method IS NOT NULL GROUP BY 1, 2, 3, 4 HAVING sum(change) <> 0 OR sum(change * given) <> 0;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER tally_made AFTER INSERT ON ledger_entry REFERENCING NEW TABLE AS made FOR EACH STATEMENT EXECUTE FUNCTION tally_ledger();--> statement-breakpoint
CREATE TRIGGER tally_changed AFTER UPDATE ON ledger_entry REFERENCING OLD TABLE AS gone NEW TABLE AS made FOR EACH STATEMENT EXECUTE FUNCTION tally_ledger();--> statement-breakpoint
CREATE TRIGGER tally_gone AFTER DELETE ON ledger_entry REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION tally_ledger();--> statement-breakpoint
CREATE FUNCTION recount_ledger() RETURNS void LANGUAGE sql AS $$
  LOCK TABLE ledger_entry IN SHARE MODE;
  DELETE FROM ledger_tally;
  INSERT INTO ledger_tally (day, method, currency, kind, entries, given)
    SELECT value_date, method, given_currency, kind, count(*), sum(given) FROM ledger_entry
    WHERE method IS NOT NULL GROUP BY 1, 2, 3, 4;
$$;--> statement-breakpoint
SELECT recount_ledger();
