CREATE TABLE "audit_entry" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"account_id" integer,
	"who" text NOT NULL,
	"ip" text NOT NULL,
	"request_id" text NOT NULL,
	"of_table" text NOT NULL,
	"record" text NOT NULL,
	"name" text NOT NULL,
	"villa_id" integer,
	"what" text NOT NULL,
	"change" jsonb NOT NULL
);
--> statement-breakpoint
CREATE INDEX "audit_entry_record" ON "audit_entry" USING btree ("of_table","record","id");--> statement-breakpoint
CREATE INDEX "audit_entry_villa" ON "audit_entry" USING btree ("villa_id","id");--> statement-breakpoint
CREATE INDEX "audit_entry_account" ON "audit_entry" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "audit_entry_at" ON "audit_entry" USING btree ("at");--> statement-breakpoint
-- Notes what a row was and is, under the name that the transaction gave (agency.writer). Arguments: the columns of its
-- key, those whose values are secret, those that say nothing.
CREATE FUNCTION audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  writer jsonb := current_setting('agency.writer')::jsonb;
  was jsonb := CASE WHEN TG_OP = 'INSERT' THEN '{}'::jsonb ELSE to_jsonb(OLD) END;
  becomes jsonb := CASE WHEN TG_OP = 'DELETE' THEN '{}'::jsonb ELSE to_jsonb(NEW) END;
  present jsonb := CASE WHEN TG_OP = 'DELETE' THEN was ELSE becomes END;
  keys text[] := string_to_array(TG_ARGV[0], ',');
  hidden text[] := string_to_array(TG_ARGV[1], ',');
  skipped text[] := string_to_array(TG_ARGV[2], ',');
  changed jsonb;
BEGIN
  SELECT jsonb_object_agg(field, CASE WHEN field = ANY (hidden)
      THEN jsonb_build_array(CASE WHEN was ? field THEN '•' END, CASE WHEN becomes ? field THEN '•' END)
      ELSE jsonb_build_array(was -> field, becomes -> field) END)
    INTO changed FROM jsonb_object_keys(was || becomes) AS field
    WHERE was -> field IS DISTINCT FROM becomes -> field AND field <> ALL (skipped);
  IF changed IS NULL THEN RETURN NULL; END IF;
  INSERT INTO audit_entry (at, account_id, who, ip, request_id, of_table, record, name, villa_id, what, change)
  VALUES (
    (writer ->> 'at')::timestamptz, (writer ->> 'account')::int, writer ->> 'who', coalesce(writer ->> 'ip', ''),
    writer ->> 'request', TG_TABLE_NAME,
    (SELECT string_agg(present ->> part, '/' ORDER BY place) FROM unnest(keys) WITH ORDINALITY AS each (part, place)),
    left(coalesce((SELECT CASE jsonb_typeof(present -> part) WHEN 'object' THEN present -> part ->> 'tr' ELSE present ->> part END
      FROM unnest(ARRAY['name', 'title', 'question', 'code', 'email', 'key']) WITH ORDINALITY AS each (part, place)
      WHERE present ? part AND part <> ALL (hidden) ORDER BY place LIMIT 1), ''), 200),
    CASE WHEN TG_TABLE_NAME = 'villa' THEN (present ->> 'id')::int ELSE (present ->> 'villa_id')::int END,
    CASE TG_OP WHEN 'INSERT' THEN 'created' WHEN 'UPDATE' THEN 'changed' ELSE 'deleted' END,
    changed);
  RETURN NULL;
END $$;--> statement-breakpoint
-- Lets a table be noted. Whoever writes without a name (guests, jobs) costs nothing.
CREATE FUNCTION audit_table(of_table text, hidden text DEFAULT '', skipped text DEFAULT '') RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format(
    'CREATE TRIGGER audited AFTER INSERT OR UPDATE OR DELETE ON %I FOR EACH ROW
      WHEN (coalesce(current_setting(''agency.writer'', true), '''') <> '''') EXECUTE FUNCTION audit_change(%L, %L, %L)',
    of_table,
    (SELECT string_agg(attname, ',' ORDER BY array_position(indkey::int2[], attnum)) FROM pg_index
      JOIN pg_attribute ON attrelid = indrelid AND attnum = ANY (indkey)
      WHERE indrelid = of_table::regclass AND indisprimary),
    hidden, skipped);
END $$;--> statement-breakpoint
SELECT audit_table(name) FROM unnest(ARRAY[
  'owner_login', 'villa_feature', 'villa_villa_type', 'villa_photo', 'permit_check', 'town', 'district', 'villa_type',
  'feature_category', 'feature', 'faq', 'blog_post', 'team_member', 'comment', 'subscriber', 'contact_message',
  'setting', 'bank', 'exchange_rate', 'price_terms', 'season', 'day_price', 'discount', 'extra', 'conflict_decision',
  'settled_conflict', 'card_currency', 'proposal', 'ledger_entry', 'reservation_note', 'alert', 'till_count', 'invoice', 'owner_month',
  'approval', 'cancellation_terms', 'bank_layout', 'bank_match', 'date_wish', 'offer_villa'
]) AS name;--> statement-breakpoint
SELECT audit_table('account', 'password_hash'), audit_table('owner', 'tax_no,tax_no_hash,iban', 'version'),
  audit_table('villa', '', 'revision,version'), audit_table('permit', '', 'version'),
  audit_table('site_page', '', 'updated_at'), audit_table('mail_template', '', 'version,changed_at'),
  audit_table('calendar_feed', 'url', 'tried_at,read_at,next_at,failures,error,reading,quarantine,recent'),
  audit_table('calendar_export'), audit_table('closing', '', 'missed,seen_at,uid'),
  audit_table('card_account', 'secrets'), audit_table('payment_link', 'token_hash'),
  audit_table('proposal_row', '', 'before'),
  audit_table('reservation', 'guest_name,email,phone,note', 'guest_name_folded,network,price,rates,consents,policy'),
  audit_table('guest', 'name,notes', 'name_folded,version'),
  audit_table('guest_person', 'first_name,last_name,birth_date,document,number'),
  audit_table('invoice_party', 'name,tax_no,address,email', 'version'),
  audit_table('offer', 'guest_name,phone,email,note,seed,token_hash', 'opened_at,opens');
