CREATE SEQUENCE "public"."villa_revision" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "account" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "account_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"role" text NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"phone" text,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "account_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "login_failure" (
	"email" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"last_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "address" (
	"slug" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"target_id" integer NOT NULL,
	"moved_to" text
);
--> statement-breakpoint
CREATE TABLE "closing" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "closing_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"villa_id" integer NOT NULL,
	"starts_on" date NOT NULL,
	"ends_before" date NOT NULL,
	"kind" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "taken_night" (
	"villa_id" integer NOT NULL,
	"night" date NOT NULL,
	"kind" text NOT NULL,
	"holder_id" integer NOT NULL,
	"expires_at" timestamp with time zone,
	CONSTRAINT "taken_night_villa_id_night_pk" PRIMARY KEY("villa_id","night")
);
--> statement-breakpoint
CREATE TABLE "blog_post" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "blog_post_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"picture" text NOT NULL,
	"category" jsonb NOT NULL,
	"title" jsonb NOT NULL,
	"lead" jsonb NOT NULL,
	"body" jsonb NOT NULL,
	"author" text NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	CONSTRAINT "blog_post_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "comment" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "comment_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"villa_id" integer NOT NULL,
	"author" text NOT NULL,
	"text" text NOT NULL,
	"language" text NOT NULL,
	"rating" integer NOT NULL,
	"active" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contact_message" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contact_message_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"message" text NOT NULL,
	"read_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "faq" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "faq_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"question" jsonb NOT NULL,
	"answer" jsonb NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_page" (
	"key" text PRIMARY KEY NOT NULL,
	"title" jsonb NOT NULL,
	"lead" jsonb NOT NULL,
	"body" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscriber" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "subscriber_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"language" text NOT NULL,
	"consent_at" timestamp with time zone NOT NULL,
	"ip" text NOT NULL,
	CONSTRAINT "subscriber_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "team_member" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "team_member_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"role" jsonb NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "letter" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "letter_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"template" text NOT NULL,
	"recipient" text NOT NULL,
	"language" text NOT NULL,
	"facts" jsonb NOT NULL,
	"reservation_id" integer,
	"once_key" text NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL,
	"last_error" text,
	"sent_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "letter_once_key_unique" UNIQUE("once_key")
);
--> statement-breakpoint
CREATE TABLE "mail_template" (
	"key" text PRIMARY KEY NOT NULL,
	"subject" jsonb NOT NULL,
	"body" jsonb NOT NULL,
	"active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "picture" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "picture_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"path" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "picture_path_unique" UNIQUE("path")
);
--> statement-breakpoint
CREATE TABLE "payment_attempt" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_attempt_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"reservation_id" integer NOT NULL,
	"provider" text NOT NULL,
	"order_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"status" text NOT NULL,
	"failure" text,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"asked_at" timestamp with time zone,
	CONSTRAINT "payment_attempt_order_id_unique" UNIQUE("order_id")
);
--> statement-breakpoint
CREATE TABLE "district" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "district_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"town_id" integer NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "town" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "town_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"province" text NOT NULL,
	"province_code" text NOT NULL,
	"county" text NOT NULL,
	"county_code" text,
	"lead" jsonb NOT NULL,
	"body" jsonb NOT NULL,
	"faq" jsonb NOT NULL,
	"picture" text NOT NULL,
	"popular" boolean DEFAULT false NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "town_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "day_price" (
	"villa_id" integer NOT NULL,
	"night" date NOT NULL,
	"nightly" bigint NOT NULL,
	CONSTRAINT "day_price_villa_id_night_pk" PRIMARY KEY("villa_id","night")
);
--> statement-breakpoint
CREATE TABLE "discount" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "discount_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"villa_id" integer,
	"kind" text NOT NULL,
	"percent" integer NOT NULL,
	"threshold" integer NOT NULL,
	"starts_on" date NOT NULL,
	"ends_before" date NOT NULL,
	"coupon" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "extra" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "extra_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"villa_id" integer NOT NULL,
	"code" text NOT NULL,
	"name" jsonb NOT NULL,
	"amount" bigint NOT NULL,
	"per" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "price_terms" (
	"villa_id" integer PRIMARY KEY NOT NULL,
	"base_guests" integer NOT NULL,
	"extra_guest_nightly" bigint DEFAULT 0 NOT NULL,
	"prepayment_percent" integer DEFAULT 20 NOT NULL,
	"damage_deposit" bigint DEFAULT 0 NOT NULL,
	"gap_min_nights" integer DEFAULT 3 NOT NULL,
	"gap_leaves_one_edge" boolean DEFAULT false NOT NULL,
	"commission_percent" numeric(5, 2) DEFAULT 15 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "season" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "season_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"villa_id" integer NOT NULL,
	"starts_on" date NOT NULL,
	"ends_before" date NOT NULL,
	"nightly" bigint NOT NULL,
	"weekly" bigint,
	"min_nights" integer NOT NULL,
	"arrival_days" integer[] NOT NULL,
	"departure_days" integer[] NOT NULL,
	"cleaning_below_nights" integer DEFAULT 0 NOT NULL,
	"cleaning_fee" bigint DEFAULT 0 NOT NULL,
	"prepayment_percent" integer
);
--> statement-breakpoint
CREATE TABLE "alert" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "alert_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"once_key" text NOT NULL,
	"reservation_id" integer,
	"facts" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"resolved_at" timestamp with time zone,
	CONSTRAINT "alert_once_key_unique" UNIQUE("once_key")
);
--> statement-breakpoint
CREATE TABLE "ledger_entry" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"reservation_id" integer NOT NULL,
	"kind" text NOT NULL,
	"method" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"provider" text NOT NULL,
	"provider_id" text NOT NULL,
	"who" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "ledger_once" UNIQUE("provider","provider_id","kind")
);
--> statement-breakpoint
CREATE TABLE "reservation" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reservation_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"villa_id" integer NOT NULL,
	"status" text NOT NULL,
	"check_in" date NOT NULL,
	"check_out" date NOT NULL,
	"adults" integer NOT NULL,
	"children" integer DEFAULT 0 NOT NULL,
	"infants" integer DEFAULT 0 NOT NULL,
	"guest_name" text NOT NULL,
	"guest_name_folded" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"language" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"source" text NOT NULL,
	"pay_by" text NOT NULL,
	"currency" text NOT NULL,
	"total" bigint NOT NULL,
	"prepayment" bigint NOT NULL,
	"price" jsonb NOT NULL,
	"rates" jsonb NOT NULL,
	"policy" jsonb NOT NULL,
	"consents" jsonb NOT NULL,
	"expires_at" timestamp with time zone,
	"grace_used" boolean DEFAULT false NOT NULL,
	"card_started_at" timestamp with time zone,
	"request_key" text,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	CONSTRAINT "reservation_code_unique" UNIQUE("code"),
	CONSTRAINT "reservation_request_key_unique" UNIQUE("request_key")
);
--> statement-breakpoint
CREATE TABLE "reservation_event" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reservation_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"reservation_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"who" text NOT NULL,
	"what" text NOT NULL,
	"from_status" text,
	"to_status" text,
	"reason" text DEFAULT '' NOT NULL,
	"facts" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bank" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bank_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"branch" text NOT NULL,
	"holder" text NOT NULL,
	"iban" text NOT NULL,
	"swift" text NOT NULL,
	"currency" text NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "exchange_rate" (
	"currency" text PRIMARY KEY NOT NULL,
	"rate" numeric(12, 4) NOT NULL,
	"day" date NOT NULL,
	"source" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "setting" (
	"key" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "feature" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "feature_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"category_id" integer NOT NULL,
	"slug" text NOT NULL,
	"name" jsonb NOT NULL,
	"icon" text NOT NULL,
	"highlight" boolean DEFAULT false NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "feature_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "feature_category" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "feature_category_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" jsonb NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "villa" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "villa_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"owner_id" integer NOT NULL,
	"town_id" integer NOT NULL,
	"district_id" integer NOT NULL,
	"headline" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"active" boolean DEFAULT false NOT NULL,
	"live" boolean DEFAULT false NOT NULL,
	"popular" boolean DEFAULT false NOT NULL,
	"villa_of_month" boolean DEFAULT false NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"guests" integer NOT NULL,
	"bedrooms" integer NOT NULL,
	"bathrooms" integer NOT NULL,
	"area" integer NOT NULL,
	"pools" jsonb NOT NULL,
	"rooms" jsonb NOT NULL,
	"distances" jsonb NOT NULL,
	"rules" jsonb NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"permit_no" text,
	"check_in_time" text DEFAULT '16:00' NOT NULL,
	"check_out_time" text DEFAULT '10:00' NOT NULL,
	"currency" text NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "villa_slug_unique" UNIQUE("slug"),
	CONSTRAINT "villa_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "villa_feature" (
	"villa_id" integer NOT NULL,
	"feature_id" integer NOT NULL,
	CONSTRAINT "villa_feature_villa_id_feature_id_pk" PRIMARY KEY("villa_id","feature_id")
);
--> statement-breakpoint
CREATE TABLE "villa_photo" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "villa_photo_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"villa_id" integer NOT NULL,
	"picture_id" integer NOT NULL,
	"alt" jsonb NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "villa_type" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "villa_type_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"name" jsonb NOT NULL,
	"lead" jsonb NOT NULL,
	"body" jsonb NOT NULL,
	"picture" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "villa_type_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "villa_villa_type" (
	"villa_id" integer NOT NULL,
	"type_id" integer NOT NULL,
	CONSTRAINT "villa_villa_type_villa_id_type_id_pk" PRIMARY KEY("villa_id","type_id")
);
--> statement-breakpoint
CREATE TABLE "request_key" (
	"scope" text NOT NULL,
	"key" text NOT NULL,
	"question_hash" text NOT NULL,
	"answer" jsonb,
	"leased_until" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "request_key_scope_key_pk" PRIMARY KEY("scope","key")
);
--> statement-breakpoint
CREATE TABLE "demo_bank_order" (
	"token" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"description" text NOT NULL,
	"return_url" text NOT NULL,
	"status" text NOT NULL,
	"payment_id" text,
	"failure" text,
	"opened_at" timestamp with time zone NOT NULL,
	CONSTRAINT "demo_bank_order_order_id_unique" UNIQUE("order_id")
);
--> statement-breakpoint
CREATE TABLE "heartbeat" (
	"job" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"leased_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "closing" ADD CONSTRAINT "closing_villa_id_villa_id_fk" FOREIGN KEY ("villa_id") REFERENCES "public"."villa"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "taken_night" ADD CONSTRAINT "taken_night_villa_id_villa_id_fk" FOREIGN KEY ("villa_id") REFERENCES "public"."villa"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment" ADD CONSTRAINT "comment_villa_id_villa_id_fk" FOREIGN KEY ("villa_id") REFERENCES "public"."villa"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD CONSTRAINT "payment_attempt_reservation_id_reservation_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "district" ADD CONSTRAINT "district_town_id_town_id_fk" FOREIGN KEY ("town_id") REFERENCES "public"."town"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "day_price" ADD CONSTRAINT "day_price_villa_id_villa_id_fk" FOREIGN KEY ("villa_id") REFERENCES "public"."villa"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discount" ADD CONSTRAINT "discount_villa_id_villa_id_fk" FOREIGN KEY ("villa_id") REFERENCES "public"."villa"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "extra" ADD CONSTRAINT "extra_villa_id_villa_id_fk" FOREIGN KEY ("villa_id") REFERENCES "public"."villa"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_terms" ADD CONSTRAINT "price_terms_villa_id_villa_id_fk" FOREIGN KEY ("villa_id") REFERENCES "public"."villa"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "season" ADD CONSTRAINT "season_villa_id_villa_id_fk" FOREIGN KEY ("villa_id") REFERENCES "public"."villa"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert" ADD CONSTRAINT "alert_reservation_id_reservation_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_reservation_id_reservation_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservation" ADD CONSTRAINT "reservation_villa_id_villa_id_fk" FOREIGN KEY ("villa_id") REFERENCES "public"."villa"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservation_event" ADD CONSTRAINT "reservation_event_reservation_id_reservation_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feature" ADD CONSTRAINT "feature_category_id_feature_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."feature_category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "villa" ADD CONSTRAINT "villa_owner_id_account_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "villa" ADD CONSTRAINT "villa_town_id_town_id_fk" FOREIGN KEY ("town_id") REFERENCES "public"."town"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "villa" ADD CONSTRAINT "villa_district_id_district_id_fk" FOREIGN KEY ("district_id") REFERENCES "public"."district"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "villa_feature" ADD CONSTRAINT "villa_feature_villa_id_villa_id_fk" FOREIGN KEY ("villa_id") REFERENCES "public"."villa"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "villa_feature" ADD CONSTRAINT "villa_feature_feature_id_feature_id_fk" FOREIGN KEY ("feature_id") REFERENCES "public"."feature"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "villa_photo" ADD CONSTRAINT "villa_photo_villa_id_villa_id_fk" FOREIGN KEY ("villa_id") REFERENCES "public"."villa"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "villa_photo" ADD CONSTRAINT "villa_photo_picture_id_picture_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."picture"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "villa_villa_type" ADD CONSTRAINT "villa_villa_type_villa_id_villa_id_fk" FOREIGN KEY ("villa_id") REFERENCES "public"."villa"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "villa_villa_type" ADD CONSTRAINT "villa_villa_type_type_id_villa_type_id_fk" FOREIGN KEY ("type_id") REFERENCES "public"."villa_type"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "session_account_id_index" ON "session" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "closing_villa_id_index" ON "closing" USING btree ("villa_id");--> statement-breakpoint
CREATE INDEX "taken_night_holder" ON "taken_night" USING btree ("kind","holder_id");--> statement-breakpoint
CREATE INDEX "comment_villa_id_index" ON "comment" USING btree ("villa_id");--> statement-breakpoint
CREATE INDEX "letter_due" ON "letter" USING btree ("next_attempt_at") WHERE status = 'waiting';--> statement-breakpoint
CREATE INDEX "letter_reservation" ON "letter" USING btree ("reservation_id");--> statement-breakpoint
CREATE INDEX "payment_attempt_reservation_id_index" ON "payment_attempt" USING btree ("reservation_id");--> statement-breakpoint
CREATE INDEX "payment_attempt_status_index" ON "payment_attempt" USING btree ("status");--> statement-breakpoint
CREATE INDEX "district_town_id_index" ON "district" USING btree ("town_id");--> statement-breakpoint
CREATE INDEX "discount_villa_id_index" ON "discount" USING btree ("villa_id");--> statement-breakpoint
CREATE INDEX "extra_villa_id_index" ON "extra" USING btree ("villa_id");--> statement-breakpoint
CREATE INDEX "season_villa_id_starts_on_index" ON "season" USING btree ("villa_id","starts_on");--> statement-breakpoint
CREATE INDEX "ledger_entry_reservation_id_index" ON "ledger_entry" USING btree ("reservation_id");--> statement-breakpoint
CREATE INDEX "reservation_villa" ON "reservation" USING btree ("villa_id","check_in");--> statement-breakpoint
CREATE INDEX "reservation_check_in" ON "reservation" USING btree ("check_in");--> statement-breakpoint
CREATE INDEX "reservation_created" ON "reservation" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "reservation_status" ON "reservation" USING btree ("status","expires_at");--> statement-breakpoint
CREATE INDEX "reservation_event_reservation_id_index" ON "reservation_event" USING btree ("reservation_id");--> statement-breakpoint
CREATE INDEX "villa_owner_id_index" ON "villa" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "villa_town_id_index" ON "villa" USING btree ("town_id");--> statement-breakpoint
CREATE INDEX "villa_photo_villa_id_index" ON "villa_photo" USING btree ("villa_id");