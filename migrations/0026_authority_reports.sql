CREATE TABLE "btrans_file" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "btrans_file_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"month" text NOT NULL,
	"basis" text NOT NULL,
	"marks" jsonb NOT NULL,
	"who" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "btrans_villa" (
	"villa_id" integer PRIMARY KEY NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"kind" text,
	"tax_no" text,
	"first_name" text DEFAULT '' NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"iban" text,
	"phone" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"province_code" text DEFAULT '' NOT NULL,
	"county_code" text DEFAULT '' NOT NULL,
	"neighbourhood" text DEFAULT '' NOT NULL,
	"street" text DEFAULT '' NOT NULL,
	"lane" text DEFAULT '' NOT NULL,
	"door_no" text DEFAULT '' NOT NULL,
	"flat_no" text DEFAULT '' NOT NULL,
	"uavt" text DEFAULT '' NOT NULL,
	"ground_no" text DEFAULT '' NOT NULL,
	"journal_no" text DEFAULT '' NOT NULL,
	"zoning" boolean DEFAULT false NOT NULL,
	"application" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "btrans_villa" ADD CONSTRAINT "btrans_villa_villa_id_villa_id_fk" FOREIGN KEY ("villa_id") REFERENCES "public"."villa"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "btrans_file_month_index" ON "btrans_file" USING btree ("month");--> statement-breakpoint
SELECT audit_table('btrans_villa', 'tax_no,iban', 'version');
