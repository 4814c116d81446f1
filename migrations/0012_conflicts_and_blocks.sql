CREATE TABLE "conflict_decision" (
	"closing_id" integer NOT NULL,
	"reservation_id" integer NOT NULL,
	"way" text NOT NULL,
	"decided_by" text NOT NULL,
	"decided_at" timestamp with time zone NOT NULL,
	"remind_at" timestamp with time zone,
	CONSTRAINT "conflict_decision_closing_id_reservation_id_pk" PRIMARY KEY("closing_id","reservation_id")
);
--> statement-breakpoint
ALTER TABLE "calendar_feed" ADD COLUMN "recent" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "closing" ADD COLUMN "is_block" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "conflict_decision" ADD CONSTRAINT "conflict_decision_closing_id_closing_id_fk" FOREIGN KEY ("closing_id") REFERENCES "public"."closing"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conflict_decision" ADD CONSTRAINT "conflict_decision_reservation_id_reservation_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "conflict_decision_reservation" ON "conflict_decision" USING btree ("reservation_id");