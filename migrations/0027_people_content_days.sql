CREATE TABLE "account_link" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "home_content" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"hero_title" jsonb NOT NULL,
	"hero_lead" jsonb NOT NULL,
	"hero_picture" text NOT NULL,
	"villa_type_ids" integer[] DEFAULT '{}' NOT NULL,
	"sections" text[] NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "own_document" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "own_document_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" jsonb NOT NULL,
	"file" text NOT NULL,
	"file_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"position" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "privacy_deed" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "privacy_deed_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"who" text NOT NULL,
	"subject_hash" text DEFAULT '' NOT NULL,
	"result" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "handover_link" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "handover_link_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"token_hash" text NOT NULL,
	"carrier" text NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date NOT NULL,
	"town_ids" integer[] DEFAULT '{}' NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stay_photo" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stay_photo_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"reservation_id" integer NOT NULL,
	"moment" text NOT NULL,
	"file" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"taken_by" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stay_task" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stay_task_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"reservation_id" integer NOT NULL,
	"kind" text NOT NULL,
	"day" date NOT NULL,
	"assignee" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"done_at" timestamp with time zone,
	"done_by" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "blog_post" ALTER COLUMN "published_at" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "rights" text[] DEFAULT '{"money","content","prices","reports","users"}' NOT NULL;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "last_login_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "totp_key" text;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "totp_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "totp_step" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "recovery_hashes" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "device" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "ip" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "seen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "blog_post" ADD COLUMN "seo_title" jsonb DEFAULT '{"tr":"","en":"","ru":""}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "blog_post" ADD COLUMN "seo_description" jsonb DEFAULT '{"tr":"","en":"","ru":""}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "blog_post" ADD COLUMN "former_slugs" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "blog_post" ADD COLUMN "updated_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "blog_post" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "team_member" ADD COLUMN "picture" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "bank" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "setting" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "account_link" ADD CONSTRAINT "account_link_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stay_photo" ADD CONSTRAINT "stay_photo_reservation_id_reservation_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stay_task" ADD CONSTRAINT "stay_task_reservation_id_reservation_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_link_account_id_index" ON "account_link" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "privacy_deed_at_index" ON "privacy_deed" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "handover_link_token" ON "handover_link" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "stay_photo_reservation_id_index" ON "stay_photo" USING btree ("reservation_id");--> statement-breakpoint
CREATE INDEX "stay_task_day_index" ON "stay_task" USING btree ("day");--> statement-breakpoint
CREATE INDEX "stay_task_reservation_id_index" ON "stay_task" USING btree ("reservation_id");--> statement-breakpoint
SELECT audit_table(name) FROM unnest(ARRAY['own_document', 'stay_task', 'stay_photo']) AS name;--> statement-breakpoint
SELECT audit_table('home_content', '', 'version'), audit_table('handover_link', 'token_hash');--> statement-breakpoint
DROP TRIGGER audited ON "account";--> statement-breakpoint
SELECT audit_table('account', 'password_hash,totp_key,recovery_hashes', 'totp_step,last_login_at,version');--> statement-breakpoint
DROP TRIGGER audited ON "blog_post";--> statement-breakpoint
SELECT audit_table('blog_post', '', 'updated_at,version');--> statement-breakpoint
DROP TRIGGER audited ON "bank";--> statement-breakpoint
SELECT audit_table('bank', '', 'version');--> statement-breakpoint
DROP TRIGGER audited ON "setting";--> statement-breakpoint
SELECT audit_table('setting', '', 'version');--> statement-breakpoint
-- What people wrote about themselves is not kept a second time in the log.
DROP TRIGGER audited ON "subscriber";--> statement-breakpoint
SELECT audit_table('subscriber', 'email,ip,confirmed_ip');--> statement-breakpoint
DROP TRIGGER audited ON "contact_message";--> statement-breakpoint
SELECT audit_table('contact_message', 'name,email,phone,message,note', 'version');--> statement-breakpoint
DROP TRIGGER audited ON "reservation_note";--> statement-breakpoint
SELECT audit_table('reservation_note', 'text');--> statement-breakpoint
DROP TRIGGER audited ON "comment";--> statement-breakpoint
SELECT audit_table('comment', 'author,text');--> statement-breakpoint
DO $$
DECLARE
  content text;
BEGIN
  FOREACH content IN ARRAY ARRAY['own_document', 'home_content'] LOOP
    EXECUTE format('CREATE TRIGGER content_added AFTER INSERT ON %I REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_content_change()', content);
    EXECUTE format('CREATE TRIGGER content_changed AFTER UPDATE ON %I REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_content_change()', content);
    EXECUTE format('CREATE TRIGGER content_removed AFTER DELETE ON %I REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_content_change()', content);
    EXECUTE format('CREATE TRIGGER content_emptied AFTER TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION count_content_change()', content);
  END LOOP;
END $$;
