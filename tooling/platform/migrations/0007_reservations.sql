CREATE EXTENSION IF NOT EXISTS btree_gist;--> statement-breakpoint
CREATE TABLE "booking_diners" (
	"member_id" text PRIMARY KEY NOT NULL,
	"refusal" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "booking_hours" (
	"merchant_id" integer NOT NULL,
	"weekday" smallint NOT NULL,
	"opens" time NOT NULL,
	"last_seating" time NOT NULL,
	"has_bonus" boolean NOT NULL,
	"requires_card" boolean NOT NULL,
	CONSTRAINT "booking_hours_merchant_id_weekday_opens_pk" PRIMARY KEY("merchant_id","weekday","opens")
);
--> statement-breakpoint
CREATE TABLE "booking_restaurants" (
	"merchant_id" integer PRIMARY KEY NOT NULL,
	"time_zone" text NOT NULL,
	"smallest_party" smallint DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "booking_tables" (
	"merchant_id" integer NOT NULL,
	"number" smallint NOT NULL,
	"seats" smallint NOT NULL,
	CONSTRAINT "booking_tables_merchant_id_number_pk" PRIMARY KEY("merchant_id","number")
);
--> statement-breakpoint
CREATE TABLE "reservations" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"merchant_id" integer NOT NULL,
	"table_number" smallint NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"party_size" smallint NOT NULL,
	"has_bonus" boolean NOT NULL,
	"requires_card" boolean NOT NULL,
	"card_token" text,
	"held_until" timestamp with time zone,
	"changed_at" timestamp with time zone NOT NULL,
	"cancelled_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "key" text;--> statement-breakpoint
ALTER TABLE "booking_diners" ADD CONSTRAINT "booking_diners_member_id_members_public_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("public_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_hours" ADD CONSTRAINT "booking_hours_merchant_id_booking_restaurants_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."booking_restaurants"("merchant_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_restaurants" ADD CONSTRAINT "booking_restaurants_merchant_id_merchants_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_tables" ADD CONSTRAINT "booking_tables_merchant_id_booking_restaurants_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."booking_restaurants"("merchant_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_member_id_members_public_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("public_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_table" FOREIGN KEY ("merchant_id","table_number") REFERENCES "public"."booking_tables"("merchant_id","number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reservations_member" ON "reservations" USING btree ("member_id","starts_at");--> statement-breakpoint
CREATE INDEX "reservations_held" ON "reservations" USING btree ("held_until");--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_key" UNIQUE("partner_id","key");--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_one_a_table"
  EXCLUDE USING gist ("merchant_id" WITH =, "table_number" WITH =, tstzrange("starts_at", "ends_at") WITH &&)
  WHERE ("cancelled_at" IS NULL);--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_one_a_member"
  EXCLUDE USING gist ("member_id" WITH =, tstzrange("starts_at", "ends_at") WITH &&)
  WHERE ("cancelled_at" IS NULL AND "held_until" IS NULL);
