CREATE TABLE "stay_watch" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stay_watch_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"seed" text NOT NULL,
	"token_hash" text NOT NULL,
	"email" text NOT NULL,
	"language" text NOT NULL,
	"villa_id" integer NOT NULL,
	"check_in" date NOT NULL,
	"check_out" date NOT NULL,
	"guests" integer NOT NULL,
	"total" bigint,
	"currency" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"looked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "stay_watch_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "wishlist" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "wishlist_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"token_hash" text NOT NULL,
	"check_in" date,
	"check_out" date,
	"guests" integer,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "wishlist_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "wishlist_villa" (
	"wishlist_id" integer NOT NULL,
	"villa_id" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "wishlist_villa_wishlist_id_villa_id_pk" PRIMARY KEY("wishlist_id","villa_id")
);
--> statement-breakpoint
CREATE TABLE "wishlist_vote" (
	"wishlist_id" integer NOT NULL,
	"villa_id" integer NOT NULL,
	"name_folded" text NOT NULL,
	"name" text NOT NULL,
	"up" boolean NOT NULL,
	"said" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "wishlist_vote_wishlist_id_villa_id_name_folded_pk" PRIMARY KEY("wishlist_id","villa_id","name_folded")
);
--> statement-breakpoint
ALTER TABLE "stay_watch" ADD CONSTRAINT "stay_watch_villa_id_villa_id_fk" FOREIGN KEY ("villa_id") REFERENCES "public"."villa"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishlist_villa" ADD CONSTRAINT "wishlist_villa_wishlist_id_wishlist_id_fk" FOREIGN KEY ("wishlist_id") REFERENCES "public"."wishlist"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishlist_villa" ADD CONSTRAINT "wishlist_villa_villa_id_villa_id_fk" FOREIGN KEY ("villa_id") REFERENCES "public"."villa"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishlist_vote" ADD CONSTRAINT "wishlist_vote_villa" FOREIGN KEY ("wishlist_id","villa_id") REFERENCES "public"."wishlist_villa"("wishlist_id","villa_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stay_watch_email" ON "stay_watch" USING btree ("email");--> statement-breakpoint
CREATE INDEX "stay_watch_looked" ON "stay_watch" USING btree ("looked_at");--> statement-breakpoint
CREATE INDEX "stay_watch_check_in" ON "stay_watch" USING btree ("check_in");--> statement-breakpoint
CREATE INDEX "stay_watch_villa_id_index" ON "stay_watch" USING btree ("villa_id");--> statement-breakpoint
CREATE INDEX "wishlist_expires" ON "wishlist" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "wishlist_villa_villa_id_index" ON "wishlist_villa" USING btree ("villa_id");