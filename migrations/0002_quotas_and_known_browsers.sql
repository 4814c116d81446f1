CREATE TABLE "known_device" (
	"id_hash" text NOT NULL,
	"account_id" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_device_id_hash_account_id_pk" PRIMARY KEY("id_hash","account_id")
);
--> statement-breakpoint
CREATE TABLE "quota" (
	"key" text PRIMARY KEY NOT NULL,
	"used" integer NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DELETE FROM "login_failure";--> statement-breakpoint
ALTER TABLE "login_failure" DROP CONSTRAINT "login_failure_pkey";--> statement-breakpoint
ALTER TABLE "login_failure" ADD COLUMN "network" text NOT NULL;--> statement-breakpoint
ALTER TABLE "login_failure" ADD CONSTRAINT "login_failure_email_network_pk" PRIMARY KEY("email","network");--> statement-breakpoint
ALTER TABLE "known_device" ADD CONSTRAINT "known_device_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "known_device_account" ON "known_device" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "quota_until" ON "quota" USING btree ("until");