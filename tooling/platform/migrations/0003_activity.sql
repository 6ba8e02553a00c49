CREATE TABLE "activity_records" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"public_id" text NOT NULL,
	"record_type" text NOT NULL,
	"occurred_at" timestamp with time zone NOT NULL,
	"status" text NOT NULL,
	"transaction_type" text,
	"reward_source" text,
	"merchant_id" integer,
	"merchant_name" text DEFAULT '' NOT NULL,
	"reward_hundredths" bigint DEFAULT 0 NOT NULL,
	"bill_cents" integer,
	"card_last_four" text,
	"paid_at" timestamp with time zone,
	"is_dine" boolean DEFAULT false NOT NULL,
	"credit_cents" integer,
	"target_type" text,
	"target_label" text,
	"benefit_processor" text
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"member_id" text NOT NULL,
	"transaction_id" text NOT NULL,
	"form_code" text NOT NULL,
	"answers" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"completed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reviews_member_id_transaction_id_pk" PRIMARY KEY("member_id","transaction_id")
);
--> statement-breakpoint
CREATE TABLE "survey_responses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"partner_id" text NOT NULL,
	"form_code" text NOT NULL,
	"campaign" text DEFAULT '' NOT NULL,
	"path" text DEFAULT '' NOT NULL,
	"answers" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"completed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "credit_balance_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "activity_records" ADD CONSTRAINT "activity_records_member_id_members_public_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("public_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_member_id_members_public_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("public_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "activity_records_newest" ON "activity_records" USING btree ("member_id","occurred_at","id","record_type");--> statement-breakpoint
CREATE UNIQUE INDEX "activity_records_public_id" ON "activity_records" USING btree ("member_id","public_id");