CREATE TABLE "villa_visit" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "villa_visit_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"villa_id" integer NOT NULL,
	"day" date NOT NULL,
	"visitor" text NOT NULL,
	"note" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "villa" ADD COLUMN "video" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "villa_visit" ADD CONSTRAINT "villa_visit_villa_id_villa_id_fk" FOREIGN KEY ("villa_id") REFERENCES "public"."villa"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "villa_visit_villa_id_index" ON "villa_visit" USING btree ("villa_id");--> statement-breakpoint
SELECT audit_table('villa_visit');
--> statement-breakpoint
-- Guests read whether and how they may pay by card: pages with it are drawn anew when the agency changes it.
DO $$
DECLARE
  content text;
BEGIN
  FOREACH content IN ARRAY ARRAY['card_account', 'card_currency'] LOOP
    EXECUTE format('CREATE TRIGGER content_added AFTER INSERT ON %I REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_content_change()', content);
    EXECUTE format('CREATE TRIGGER content_changed AFTER UPDATE ON %I REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_content_change()', content);
    EXECUTE format('CREATE TRIGGER content_removed AFTER DELETE ON %I REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_content_change()', content);
    EXECUTE format('CREATE TRIGGER content_emptied AFTER TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION count_content_change()', content);
  END LOOP;
END $$;
