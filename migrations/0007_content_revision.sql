CREATE TABLE "content_revision" (
	"revision" bigint PRIMARY KEY NOT NULL
);--> statement-breakpoint
INSERT INTO "content_revision" VALUES (0);--> statement-breakpoint
-- The row is written in the transaction of the change: whoever sees the number sees the change.
CREATE FUNCTION count_content_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'TRUNCATE' OR EXISTS (SELECT FROM changed) THEN
    UPDATE content_revision SET revision = revision + 1;
    PERFORM pg_notify('content_changed', '');
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
DO $$
DECLARE
  content text;
BEGIN
  FOREACH content IN ARRAY ARRAY[
    'town', 'district', 'villa_type', 'feature_category', 'feature', 'villa_feature',
    'villa_villa_type', 'villa_photo', 'picture', 'price_terms', 'season', 'day_price',
    'discount', 'extra', 'faq', 'site_page', 'blog_post', 'team_member',
    'comment', 'setting', 'exchange_rate', 'bank', 'address'
  ] LOOP
    EXECUTE format('CREATE TRIGGER content_added AFTER INSERT ON %I REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_content_change()', content);
    EXECUTE format('CREATE TRIGGER content_changed AFTER UPDATE ON %I REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_content_change()', content);
    EXECUTE format('CREATE TRIGGER content_removed AFTER DELETE ON %I REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_content_change()', content);
    EXECUTE format('CREATE TRIGGER content_emptied AFTER TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION count_content_change()', content);
  END LOOP;
END $$;
