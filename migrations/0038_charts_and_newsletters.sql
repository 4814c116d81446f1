CREATE TABLE "page_change" (
	"page" text NOT NULL,
	"id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "page_change_page_id_pk" PRIMARY KEY("page","id")
);
--> statement-breakpoint
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
SELECT recount_ledger();--> statement-breakpoint
-- What orders a list or counts saves stands on no page.
CREATE FUNCTION note_page_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  quiet text[] := ARRAY['position', 'version'];
  touched text := CASE TG_OP
    WHEN 'INSERT' THEN 'SELECT to_jsonb(made) AS r FROM made'
    WHEN 'DELETE' THEN 'SELECT to_jsonb(gone) AS r FROM gone'
    ELSE 'SELECT to_jsonb(made) - $1 AS r FROM made EXCEPT SELECT to_jsonb(gone) - $1 FROM gone' END;
BEGIN
  EXECUTE format('INSERT INTO page_change (page, id, at)
      SELECT DISTINCT %1$L, coalesce((r ->> %2$L)::int, every.id), now() FROM (%3$s) AS touched
        LEFT JOIN villa AS every ON r ->> %2$L IS NULL -- a discount of all villas stands on the page of each
        WHERE %4$s AND coalesce((r ->> %2$L)::int, every.id) IS NOT NULL ORDER BY 2
      ON CONFLICT (page, id) DO UPDATE SET at = excluded.at', TG_ARGV[0], TG_ARGV[1], touched, TG_ARGV[2])
    USING quiet;
  RETURN NULL;
END $$;--> statement-breakpoint
DO $$
DECLARE
  watched record;
BEGIN
  FOR watched IN SELECT * FROM (VALUES
    ('villa', 'villa', 'id', 'true'), ('villa_photo', 'villa', 'villa_id', 'true'), ('villa_feature', 'villa', 'villa_id', 'true'),
    ('villa_villa_type', 'villa', 'villa_id', 'true'), ('price_terms', 'villa', 'villa_id', 'true'), ('season', 'villa', 'villa_id', 'true'),
    ('day_price', 'villa', 'villa_id', 'true'), ('discount', 'villa', 'villa_id', 'true'), ('extra', 'villa', 'villa_id', 'true'),
    ('permit', 'villa', 'villa_id', 'true'), ('comment', 'villa', 'villa_id', 'r ->> ''decided_at'' IS NOT NULL'), ('villa_visit', 'villa', 'villa_id', 'true'),
    ('town', 'town', 'id', 'true'), ('villa_type', 'type', 'id', 'true')
  ) AS w (content, page, key, shown) LOOP
    EXECUTE format('CREATE TRIGGER page_made AFTER INSERT ON %I REFERENCING NEW TABLE AS made FOR EACH STATEMENT EXECUTE FUNCTION note_page_change(%L, %L, %L)', watched.content, watched.page, watched.key, watched.shown);
    IF watched.content <> 'villa' THEN
      EXECUTE format('CREATE TRIGGER page_changed AFTER UPDATE ON %I REFERENCING OLD TABLE AS gone NEW TABLE AS made FOR EACH STATEMENT EXECUTE FUNCTION note_page_change(%L, %L, %L)', watched.content, watched.page, watched.key, watched.shown);
    END IF;
    EXECUTE format('CREATE TRIGGER page_gone AFTER DELETE ON %I REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION note_page_change(%L, %L, %L)', watched.content, watched.page, watched.key, watched.shown);
  END LOOP;
END $$;--> statement-breakpoint
-- A villa's row is written with each lock of it: only a change of what stands on its page may cost anything there.
CREATE FUNCTION note_villa_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO page_change (page, id, at) VALUES ('villa', NEW.id, now()) ON CONFLICT (page, id) DO UPDATE SET at = excluded.at;
  RETURN NULL;
END $$;--> statement-breakpoint
-- Called again by a migration that gives villas a column.
CREATE FUNCTION watch_villa_columns() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DROP TRIGGER IF EXISTS page_changed ON villa;
  EXECUTE (SELECT format('CREATE TRIGGER page_changed AFTER UPDATE OF %s ON villa FOR EACH ROW
      WHEN (to_jsonb(OLD) - ''{position,version,revision}''::text[] IS DISTINCT FROM to_jsonb(NEW) - ''{position,version,revision}''::text[])
      EXECUTE FUNCTION note_villa_change()', string_agg(quote_ident(column_name), ', '))
    FROM information_schema.columns
    WHERE table_schema = 'public' AND table_name = 'villa' AND column_name NOT IN ('id', 'position', 'version', 'revision'));
END $$;--> statement-breakpoint
SELECT watch_villa_columns();
