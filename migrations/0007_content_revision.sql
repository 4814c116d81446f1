CREATE TABLE "content_revision" (
	"revision" bigint PRIMARY KEY NOT NULL
);--> statement-breakpoint
INSERT INTO "content_revision" VALUES (0);--> statement-breakpoint
-- The row is written in the transaction of the change: whoever sees the number sees the change.
CREATE FUNCTION count_content_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE content_revision SET revision = revision + 1;
  PERFORM pg_notify('content_changed', '');
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "town" FOR EACH STATEMENT EXECUTE FUNCTION count_content_change();--> statement-breakpoint
CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "district" FOR EACH STATEMENT EXECUTE FUNCTION count_content_change();--> statement-breakpoint
CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "villa_type" FOR EACH STATEMENT EXECUTE FUNCTION count_content_change();--> statement-breakpoint
CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "feature_category" FOR EACH STATEMENT EXECUTE FUNCTION count_content_change();--> statement-breakpoint
CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "feature" FOR EACH STATEMENT EXECUTE FUNCTION count_content_change();--> statement-breakpoint
CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "villa_feature" FOR EACH STATEMENT EXECUTE FUNCTION count_content_change();--> statement-breakpoint
CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "villa_villa_type" FOR EACH STATEMENT EXECUTE FUNCTION count_content_change();--> statement-breakpoint
CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "villa_photo" FOR EACH STATEMENT EXECUTE FUNCTION count_content_change();--> statement-breakpoint
CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "picture" FOR EACH STATEMENT EXECUTE FUNCTION count_content_change();--> statement-breakpoint
CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "price_terms" FOR EACH STATEMENT EXECUTE FUNCTION count_content_change();--> statement-breakpoint
CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "season" FOR EACH STATEMENT EXECUTE FUNCTION count_content_change();--> statement-breakpoint
CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "day_price" FOR EACH STATEMENT EXECUTE FUNCTION count_content_change();--> statement-breakpoint
CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "discount" FOR EACH STATEMENT EXECUTE FUNCTION count_content_change();--> statement-breakpoint
CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "extra" FOR EACH STATEMENT EXECUTE FUNCTION count_content_change();--> statement-breakpoint
CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "faq" FOR EACH STATEMENT EXECUTE FUNCTION count_content_change();--> statement-breakpoint
CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "site_page" FOR EACH STATEMENT EXECUTE FUNCTION count_content_change();--> statement-breakpoint
CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "blog_post" FOR EACH STATEMENT EXECUTE FUNCTION count_content_change();--> statement-breakpoint
CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "team_member" FOR EACH STATEMENT EXECUTE FUNCTION count_content_change();--> statement-breakpoint
CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "comment" FOR EACH STATEMENT EXECUTE FUNCTION count_content_change();--> statement-breakpoint
CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "setting" FOR EACH STATEMENT EXECUTE FUNCTION count_content_change();--> statement-breakpoint
CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "exchange_rate" FOR EACH STATEMENT EXECUTE FUNCTION count_content_change();--> statement-breakpoint
CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "bank" FOR EACH STATEMENT EXECUTE FUNCTION count_content_change();--> statement-breakpoint
CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "address" FOR EACH STATEMENT EXECUTE FUNCTION count_content_change();
