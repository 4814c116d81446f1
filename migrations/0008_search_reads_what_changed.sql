CREATE TABLE "villa_gone" (
	"villa_id" integer PRIMARY KEY NOT NULL,
	"revision" integer DEFAULT nextval('villa_revision') NOT NULL
);
--> statement-breakpoint
ALTER TABLE "villa" ALTER COLUMN "revision" SET DEFAULT nextval('villa_revision');--> statement-breakpoint
CREATE INDEX "villa_gone_revision" ON "villa_gone" USING btree ("revision");--> statement-breakpoint
CREATE INDEX "villa_changed" ON "villa" USING btree ("revision");--> statement-breakpoint
CREATE FUNCTION note_villa_gone() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO villa_gone (villa_id) VALUES (OLD.id) ON CONFLICT (villa_id) DO UPDATE SET revision = nextval('villa_revision');
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER villa_gone AFTER DELETE ON villa FOR EACH ROW EXECUTE FUNCTION note_villa_gone();
