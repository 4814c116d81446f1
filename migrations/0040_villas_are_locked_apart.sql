CREATE TABLE "villa_lock" (
	"villa_id" integer PRIMARY KEY NOT NULL,
	"revision" integer DEFAULT nextval('villa_revision') NOT NULL,
	"former" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "villa_lock" ADD CONSTRAINT "villa_lock_villa_id_villa_id_fk" FOREIGN KEY ("villa_id") REFERENCES "public"."villa"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
INSERT INTO villa_lock (villa_id, revision) SELECT id, revision FROM villa ORDER BY id;--> statement-breakpoint
DROP INDEX "villa_changed";--> statement-breakpoint
ALTER TABLE "villa" DROP COLUMN "revision";--> statement-breakpoint
CREATE INDEX "villa_changed" ON "villa_lock" USING btree ("revision");--> statement-breakpoint
-- Every villa has its lock, whoever writes it.
CREATE FUNCTION make_villa_lock() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO villa_lock (villa_id) VALUES (NEW.id) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER villa_lock AFTER INSERT ON villa FOR EACH ROW EXECUTE FUNCTION make_villa_lock();--> statement-breakpoint
-- As before (0038), without the column that is gone.
CREATE OR REPLACE FUNCTION watch_villa_columns() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DROP TRIGGER IF EXISTS page_changed ON villa;
  EXECUTE (SELECT format('CREATE TRIGGER page_changed AFTER UPDATE OF %s ON villa FOR EACH ROW
      WHEN (to_jsonb(OLD) - ''{position,version}''::text[] IS DISTINCT FROM to_jsonb(NEW) - ''{position,version}''::text[])
      EXECUTE FUNCTION note_villa_change()', string_agg(quote_ident(column_name), ', '))
    FROM information_schema.columns
    WHERE table_schema = 'public' AND table_name = 'villa' AND column_name NOT IN ('id', 'position', 'version'));
END $$;--> statement-breakpoint
SELECT watch_villa_columns();
