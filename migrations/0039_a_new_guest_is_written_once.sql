-- As before (0020), but a new reservation has no stay yet that could be looked up, and who was just written has that name.
CREATE OR REPLACE FUNCTION know_guest() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  known integer;
  contact text;
  made boolean := false;
  written boolean := false;
BEGIN
  SELECT guest_id INTO known FROM guest_contact WHERE value IN (NEW.phone, NEW.email) AND value <> ''
  ORDER BY value = NEW.phone DESC LIMIT 1;
  IF known IS NULL AND TG_OP = 'UPDATE' THEN
    -- corrected contact data: still the same person
    SELECT guest_id INTO known FROM guest_stay WHERE reservation_id = NEW.id;
  END IF;
  IF known IS NULL THEN
    INSERT INTO guest (name, name_folded, created_at) VALUES (NEW.guest_name, NEW.guest_name_folded, NEW.created_at)
    RETURNING id INTO known;
    made := true;
    written := true;
  END IF;
  FOREACH contact IN ARRAY ARRAY[NEW.phone, NEW.email] LOOP
    CONTINUE WHEN contact = '';
    INSERT INTO guest_contact (value, guest_id) VALUES (contact, known) ON CONFLICT DO NOTHING;
    IF made AND NOT FOUND THEN
      -- somebody else has made her record at the same moment
      DELETE FROM guest_contact WHERE guest_id = known;
      DELETE FROM guest WHERE id = known;
      SELECT guest_id INTO known FROM guest_contact WHERE value = contact;
      written := false;
    END IF;
    made := false;
  END LOOP;
  INSERT INTO guest_stay (reservation_id, guest_id) VALUES (NEW.id, known)
  ON CONFLICT (reservation_id) DO UPDATE SET guest_id = excluded.guest_id WHERE guest_stay.guest_id <> excluded.guest_id;
  IF NOT written THEN
    UPDATE guest SET name = NEW.guest_name, name_folded = NEW.guest_name_folded WHERE id = known AND name <> NEW.guest_name;
  END IF;
  RETURN NULL;
END $$;
