CREATE TABLE "payment_link" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_link_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"reservation_id" integer NOT NULL,
	"seed" text NOT NULL,
	"token_hash" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"used_by" text,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "payment_link_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "card_account" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "card_account_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"provider" text NOT NULL,
	"test" boolean NOT NULL,
	"account" jsonb NOT NULL,
	"secrets" jsonb NOT NULL,
	"instalments" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "card_account_provider_unique" UNIQUE("provider")
);
--> statement-breakpoint
CREATE TABLE "card_currency" (
	"currency" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "card_refund" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "card_refund_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"attempt_id" integer NOT NULL,
	"alert_id" integer NOT NULL,
	"press_key" text NOT NULL,
	"amount" bigint NOT NULL,
	"up_to" bigint NOT NULL,
	"status" text NOT NULL,
	"failure" text,
	"who" text NOT NULL,
	"note" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"next_ask_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "card_refund_press_key_unique" UNIQUE("press_key")
);
--> statement-breakpoint
CREATE TABLE "card_order" (
	"provider" text NOT NULL,
	"order_id" text NOT NULL,
	"ref" text NOT NULL,
	"page" jsonb NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "card_order_provider_order_id_pk" PRIMARY KEY("provider","order_id")
);
--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD COLUMN "link_id" integer;--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD COLUMN "instalments" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_link" ADD CONSTRAINT "payment_link_reservation_id_reservation_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_refund" ADD CONSTRAINT "card_refund_attempt_id_payment_attempt_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."payment_attempt"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_link_reservation_id_index" ON "payment_link" USING btree ("reservation_id");--> statement-breakpoint
CREATE UNIQUE INDEX "card_refund_one" ON "card_refund" USING btree ("attempt_id") WHERE "card_refund"."status" = 'asked';--> statement-breakpoint
CREATE INDEX "card_refund_due" ON "card_refund" USING btree ("next_ask_at") WHERE "card_refund"."status" = 'asked';--> statement-breakpoint
CREATE INDEX "card_order_provider_ref_index" ON "card_order" USING btree ("provider","ref");--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD CONSTRAINT "payment_attempt_link_id_payment_link_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."payment_link"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_attempt_link_id_index" ON "payment_attempt" USING btree ("link_id");