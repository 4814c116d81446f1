ALTER TABLE "reservation" DROP CONSTRAINT "reservation_code_unique";--> statement-breakpoint
ALTER TABLE "taken_night" DROP CONSTRAINT "taken_night_villa_id_villa_id_fk";
--> statement-breakpoint
DROP INDEX "taken_night_holder";--> statement-breakpoint
DROP INDEX "reservation_status";--> statement-breakpoint
DROP INDEX "quota_until";--> statement-breakpoint
DROP INDEX "reservation_confirmed";--> statement-breakpoint
DROP INDEX "reservation_code";--> statement-breakpoint
CREATE INDEX "reservation_confirmed" ON "reservation" USING btree ("confirmed_at") WHERE confirmed_at IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "reservation_code" ON "reservation" USING btree ("code" text_pattern_ops);--> statement-breakpoint
-- As before (0039), but who is new is written with contacts and stay by one statement.
CREATE OR REPLACE FUNCTION know_guest() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  contacts text[] := array_remove(ARRAY[NEW.phone, NEW.email], '');
  known integer;
  made integer;
  kept integer;
BEGIN
  SELECT guest_id INTO known FROM guest_contact WHERE value IN (NEW.phone, NEW.email) AND value <> ''
  ORDER BY value = NEW.phone DESC LIMIT 1;
  IF known IS NULL AND TG_OP = 'UPDATE' THEN
    -- corrected contact data: still the same person
    SELECT guest_id INTO known FROM guest_stay WHERE reservation_id = NEW.id;
  END IF;
  IF known IS NULL THEN
    WITH person AS (
      INSERT INTO guest (name, name_folded, created_at) VALUES (NEW.guest_name, NEW.guest_name_folded, NEW.created_at)
      RETURNING id
    ), stay AS (
      INSERT INTO guest_stay (reservation_id, guest_id) SELECT NEW.id, id FROM person
    ), contact AS (
      INSERT INTO guest_contact (value, guest_id) SELECT value, id FROM person, unnest(contacts) AS value
      ON CONFLICT DO NOTHING RETURNING value
    )
    SELECT id, (SELECT count(*) FROM contact WHERE value = contacts[1]) INTO made, kept FROM person;
    IF kept = 1 OR contacts = '{}' THEN RETURN NULL; END IF;
    -- somebody else has made her record at the same moment
    SELECT guest_id INTO known FROM guest_contact WHERE value = contacts[1];
    UPDATE guest_contact SET guest_id = known WHERE guest_id = made;
    UPDATE guest_stay SET guest_id = known WHERE guest_id = made;
    DELETE FROM guest WHERE id = made;
  ELSE
    INSERT INTO guest_contact (value, guest_id) SELECT value, known FROM unnest(contacts) AS value ON CONFLICT DO NOTHING;
    INSERT INTO guest_stay (reservation_id, guest_id) VALUES (NEW.id, known)
    ON CONFLICT (reservation_id) DO UPDATE SET guest_id = excluded.guest_id WHERE guest_stay.guest_id <> excluded.guest_id;
  END IF;
  UPDATE guest SET name = NEW.guest_name, name_folded = NEW.guest_name_folded WHERE id = known AND name <> NEW.guest_name;
  RETURN NULL;
END $$;
