CREATE TABLE "offer" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "offer_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"seed" text NOT NULL,
	"token_hash" text NOT NULL,
	"guest_name" text NOT NULL,
	"phone" text NOT NULL,
	"email" text NOT NULL,
	"language" text NOT NULL,
	"note" text NOT NULL,
	"adults" integer NOT NULL,
	"children" integer NOT NULL,
	"infants" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"opened_at" timestamp with time zone,
	"opens" integer DEFAULT 0 NOT NULL,
	"mailed_at" timestamp with time zone,
	"chosen_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	"reservation_id" integer,
	CONSTRAINT "offer_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "offer_reservation_id_unique" UNIQUE("reservation_id")
);
--> statement-breakpoint
CREATE TABLE "offer_villa" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "offer_villa_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"offer_id" integer NOT NULL,
	"villa_id" integer NOT NULL,
	"check_in" date NOT NULL,
	"check_out" date NOT NULL,
	"total" bigint NOT NULL,
	"currency" text NOT NULL,
	"note" text NOT NULL,
	"chosen_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "offer" ADD CONSTRAINT "offer_reservation_id_reservation_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_villa" ADD CONSTRAINT "offer_villa_offer_id_offer_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_villa" ADD CONSTRAINT "offer_villa_villa_id_villa_id_fk" FOREIGN KEY ("villa_id") REFERENCES "public"."villa"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "offer_created" ON "offer" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "offer_villa_offer_id_index" ON "offer_villa" USING btree ("offer_id");--> statement-breakpoint
CREATE INDEX "offer_villa_villa_id_index" ON "offer_villa" USING btree ("villa_id");