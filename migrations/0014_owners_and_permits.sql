CREATE TABLE "owner" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "owner_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"first_name" text DEFAULT '' NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"name" text GENERATED ALWAYS AS (CASE WHEN kind = 'company' THEN title ELSE first_name || ' ' || last_name END) STORED NOT NULL,
	"tax_no" text,
	"tax_no_hash" text,
	"tax_office" text DEFAULT '' NOT NULL,
	"iban" text,
	"phone" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"commission" integer DEFAULT 0 NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "owner_tax_no_hash_unique" UNIQUE("tax_no_hash")
);
--> statement-breakpoint
CREATE TABLE "owner_login" (
	"owner_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	CONSTRAINT "owner_login_owner_id_account_id_pk" PRIMARY KEY("owner_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "secret_read" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "secret_read_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner_id" integer NOT NULL,
	"field" text NOT NULL,
	"who" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "permit" (
	"villa_id" integer PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"checked_at" timestamp with time zone,
	"checked_by" text,
	"valid_until" date,
	"holder" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"rooms" integer,
	"beds" integer,
	"document" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "permit_check" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "permit_check_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"villa_id" integer NOT NULL,
	"number" text NOT NULL,
	"state" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"who" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "villa" DROP CONSTRAINT "villa_owner_id_account_id_fk";
--> statement-breakpoint
-- An account that owns villas becomes a record with its own number, so that villas keep theirs, and logs in for it.
INSERT INTO "owner" ("id", "kind", "first_name", "last_name", "phone", "email", "created_at") OVERRIDING SYSTEM VALUE
  SELECT "id", 'person', "first_name", "last_name", coalesce("phone", ''), "email", "created_at" FROM "account"
  WHERE "role" = 'OWNER' OR "id" IN (SELECT "owner_id" FROM "villa");--> statement-breakpoint
SELECT setval('owner_id_seq', (SELECT coalesce(max("id"), 0) + 1 FROM "owner"), false);--> statement-breakpoint
INSERT INTO "owner_login" ("owner_id", "account_id") SELECT "id", "id" FROM "account" WHERE "role" = 'OWNER';--> statement-breakpoint
INSERT INTO "permit" ("villa_id", "number", "kind")
  SELECT "id", btrim("permit_no"), CASE WHEN btrim("permit_no") ~ '^(0[1-9]|[1-7][0-9]|8[01])-[0-9]{1,7}$' THEN 'home' ELSE 'tourism' END
  FROM "villa" WHERE btrim("permit_no") <> '';--> statement-breakpoint
ALTER TABLE "owner_login" ADD CONSTRAINT "owner_login_owner_id_owner_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."owner"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "owner_login" ADD CONSTRAINT "owner_login_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "secret_read" ADD CONSTRAINT "secret_read_owner_id_owner_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."owner"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "permit" ADD CONSTRAINT "permit_villa_id_villa_id_fk" FOREIGN KEY ("villa_id") REFERENCES "public"."villa"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "permit_check" ADD CONSTRAINT "permit_check_villa_id_villa_id_fk" FOREIGN KEY ("villa_id") REFERENCES "public"."villa"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "owner_name_index" ON "owner" USING btree ("name");--> statement-breakpoint
CREATE INDEX "owner_login_account_id_index" ON "owner_login" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "secret_read_owner_id_index" ON "secret_read" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "permit_number_index" ON "permit" USING btree ("number");--> statement-breakpoint
CREATE INDEX "permit_check_villa_id_index" ON "permit_check" USING btree ("villa_id");--> statement-breakpoint
ALTER TABLE "villa" ADD CONSTRAINT "villa_owner_id_owner_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."owner"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "villa" DROP COLUMN "permit_no";--> statement-breakpoint
-- What guests see of a permit is content (0007).
CREATE TRIGGER content_added AFTER INSERT ON "permit" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_content_change();--> statement-breakpoint
CREATE TRIGGER content_changed AFTER UPDATE ON "permit" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_content_change();--> statement-breakpoint
CREATE TRIGGER content_removed AFTER DELETE ON "permit" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_content_change();--> statement-breakpoint
CREATE TRIGGER content_emptied AFTER TRUNCATE ON "permit" FOR EACH STATEMENT EXECUTE FUNCTION count_content_change();
