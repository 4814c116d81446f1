CREATE TABLE "guest_list" (
	"reservation_id" integer PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"who" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"forgotten_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "guest_person" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "guest_person_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"reservation_id" integer NOT NULL,
	"position" integer NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"birth_date" date NOT NULL,
	"nationality" text NOT NULL,
	"document" text NOT NULL,
	"number" text DEFAULT '' NOT NULL,
	"arrives" date NOT NULL,
	"leaves" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "person_read" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "person_read_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"reservation_id" integer NOT NULL,
	"person" text DEFAULT '' NOT NULL,
	"what" text NOT NULL,
	"who" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "guest" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "guest_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"name_folded" text NOT NULL,
	"attention" boolean DEFAULT false NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "guest_contact" (
	"value" text PRIMARY KEY NOT NULL,
	"guest_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "guest_stay" (
	"reservation_id" integer PRIMARY KEY NOT NULL,
	"guest_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "date_wish" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "date_wish_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"reservation_id" integer NOT NULL,
	"check_in" date NOT NULL,
	"check_out" date NOT NULL,
	"adults" integer NOT NULL,
	"children" integer NOT NULL,
	"infants" integer NOT NULL,
	"total" bigint NOT NULL,
	"currency" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"state" text NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"decided_by" text,
	"decided_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "guest_message" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "guest_message_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"reservation_id" integer NOT NULL,
	"text" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"read_by" text,
	"read_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "guest_receipt" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "guest_receipt_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"reservation_id" integer NOT NULL,
	"file" text NOT NULL,
	"type" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"seen_by" text,
	"seen_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "contract_acceptance" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contract_acceptance_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"reservation_id" integer NOT NULL,
	"text_id" integer NOT NULL,
	"stay" jsonb NOT NULL,
	"via" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"ip" text NOT NULL,
	"user_agent" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contract_text" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contract_text_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"hash" text NOT NULL,
	"language" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "guest_list" ADD CONSTRAINT "guest_list_reservation_id_reservation_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_person" ADD CONSTRAINT "guest_person_reservation_id_guest_list_reservation_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."guest_list"("reservation_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_read" ADD CONSTRAINT "person_read_reservation_id_reservation_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_contact" ADD CONSTRAINT "guest_contact_guest_id_guest_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."guest"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_stay" ADD CONSTRAINT "guest_stay_reservation_id_reservation_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_stay" ADD CONSTRAINT "guest_stay_guest_id_guest_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."guest"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "date_wish" ADD CONSTRAINT "date_wish_reservation_id_reservation_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_message" ADD CONSTRAINT "guest_message_reservation_id_reservation_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_receipt" ADD CONSTRAINT "guest_receipt_reservation_id_reservation_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_acceptance" ADD CONSTRAINT "contract_acceptance_reservation_id_reservation_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_acceptance" ADD CONSTRAINT "contract_acceptance_text_id_contract_text_id_fk" FOREIGN KEY ("text_id") REFERENCES "public"."contract_text"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "guest_person_reservation_id_index" ON "guest_person" USING btree ("reservation_id");--> statement-breakpoint
CREATE INDEX "person_read_reservation_id_index" ON "person_read" USING btree ("reservation_id");--> statement-breakpoint
CREATE INDEX "guest_name" ON "guest" USING gin (to_tsvector('simple', translate(name_folded, './@_-', '     ')));--> statement-breakpoint
CREATE INDEX "guest_attention" ON "guest" USING btree ("id") WHERE attention;--> statement-breakpoint
CREATE INDEX "guest_contact_guest_id_index" ON "guest_contact" USING btree ("guest_id");--> statement-breakpoint
CREATE INDEX "guest_contact_end" ON "guest_contact" USING btree (reverse(value) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "guest_stay_guest_id_index" ON "guest_stay" USING btree ("guest_id");--> statement-breakpoint
CREATE INDEX "date_wish_reservation_id_index" ON "date_wish" USING btree ("reservation_id");--> statement-breakpoint
CREATE UNIQUE INDEX "date_wish_one" ON "date_wish" USING btree ("reservation_id") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "guest_message_reservation_id_index" ON "guest_message" USING btree ("reservation_id");--> statement-breakpoint
CREATE INDEX "guest_message_unread" ON "guest_message" USING btree ("id") WHERE read_at IS NULL;--> statement-breakpoint
CREATE INDEX "guest_receipt_reservation_id_index" ON "guest_receipt" USING btree ("reservation_id");--> statement-breakpoint
CREATE INDEX "guest_receipt_unseen" ON "guest_receipt" USING btree ("id") WHERE seen_at IS NULL;--> statement-breakpoint
CREATE INDEX "contract_acceptance_reservation_id_index" ON "contract_acceptance" USING btree ("reservation_id");--> statement-breakpoint
CREATE INDEX "contract_text_language_id_index" ON "contract_text" USING btree ("language","id");--> statement-breakpoint
-- Every wording of the rental contract is kept, whoever writes the page (docs/decisions/0048).
CREATE FUNCTION keep_contract_text() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO contract_text (hash, language, title, body, since)
  SELECT new_hash, language, title, body, NEW.updated_at
  FROM (
    SELECT key AS language, value AS title, NEW.body ->> key AS body,
      encode(sha256(convert_to(value || E'\n\n' || (NEW.body ->> key), 'UTF8')), 'hex') AS new_hash
    FROM jsonb_each_text(NEW.title)
  ) written
  WHERE body IS NOT NULL AND new_hash IS DISTINCT FROM
    (SELECT hash FROM contract_text stands WHERE stands.language = written.language ORDER BY id DESC LIMIT 1);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER keep_contract_text AFTER INSERT OR UPDATE ON site_page FOR EACH ROW WHEN (NEW.key = 'rental') EXECUTE FUNCTION keep_contract_text();--> statement-breakpoint
UPDATE site_page SET body = body WHERE key = 'rental';--> statement-breakpoint
-- Who ticks the contract while booking has accepted the wording that stands, for the stay and the price of that booking.
CREATE FUNCTION accept_at_checkout() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO contract_acceptance (reservation_id, text_id, stay, via, at, ip, user_agent)
  SELECT NEW.id, stands.id,
    jsonb_build_object('villaId', NEW.villa_id, 'guestName', NEW.guest_name, 'checkIn', NEW.check_in, 'checkOut', NEW.check_out,
      'adults', NEW.adults, 'children', NEW.children, 'infants', NEW.infants, 'currency', NEW.currency, 'total', NEW.total,
      'prepayment', NEW.prepayment, 'damageDeposit', coalesce((NEW.price ->> 'damageDeposit')::bigint, 0)),
    'checkout', NEW.created_at, coalesce(NEW.consents ->> 'ip', ''), left(coalesce(NEW.consents ->> 'userAgent', ''), 400)
  FROM contract_text stands
  WHERE stands.language = coalesce(NEW.consents ->> 'language', 'tr')
  ORDER BY stands.id DESC LIMIT 1;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER accept_at_checkout AFTER INSERT ON reservation FOR EACH ROW WHEN (NEW.consents ->> 'contract' = 'true') EXECUTE FUNCTION accept_at_checkout();--> statement-breakpoint
-- One record over all stays of somebody: found by phone, else by e-mail (docs/decisions/0049).
CREATE FUNCTION know_guest() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  known integer;
  contact text;
  made boolean := false;
BEGIN
  SELECT guest_id INTO known FROM guest_contact WHERE value IN (NEW.phone, NEW.email) AND value <> ''
  ORDER BY value = NEW.phone DESC LIMIT 1;
  IF known IS NULL THEN
    -- corrected contact data: still the same person
    SELECT guest_id INTO known FROM guest_stay WHERE reservation_id = NEW.id;
  END IF;
  IF known IS NULL THEN
    INSERT INTO guest (name, name_folded, created_at) VALUES (NEW.guest_name, NEW.guest_name_folded, NEW.created_at)
    RETURNING id INTO known;
    made := true;
  END IF;
  FOREACH contact IN ARRAY ARRAY[NEW.phone, NEW.email] LOOP
    CONTINUE WHEN contact = '';
    INSERT INTO guest_contact (value, guest_id) VALUES (contact, known) ON CONFLICT DO NOTHING;
    IF made AND NOT FOUND THEN
      -- somebody else has made her record at the same moment
      DELETE FROM guest_contact WHERE guest_id = known;
      DELETE FROM guest WHERE id = known;
      SELECT guest_id INTO known FROM guest_contact WHERE value = contact;
    END IF;
    made := false;
  END LOOP;
  INSERT INTO guest_stay (reservation_id, guest_id) VALUES (NEW.id, known)
  ON CONFLICT (reservation_id) DO UPDATE SET guest_id = excluded.guest_id WHERE guest_stay.guest_id <> excluded.guest_id;
  UPDATE guest SET name = NEW.guest_name, name_folded = NEW.guest_name_folded WHERE id = known AND name <> NEW.guest_name;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER know_guest AFTER INSERT OR UPDATE OF phone, email, guest_name ON reservation FOR EACH ROW EXECUTE FUNCTION know_guest();--> statement-breakpoint
UPDATE reservation SET phone = phone;
