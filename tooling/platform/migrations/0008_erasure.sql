CREATE TABLE "erased_records" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"partner_id" text NOT NULL,
	"record_type" text NOT NULL,
	"status" text NOT NULL,
	"transaction_type" text,
	"reward_source" text,
	"merchant_id" integer,
	"month" date NOT NULL,
	"reward_hundredths" bigint NOT NULL,
	"bill_cents" integer,
	"credit_cents" integer,
	CONSTRAINT "erased_records_id_partner_id_pk" PRIMARY KEY("id","partner_id")
);
--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "is_farewell" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "erase_after" timestamp with time zone;