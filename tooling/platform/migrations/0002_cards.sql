CREATE TABLE "card_submissions" (
	"member_id" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"body_hash" text NOT NULL,
	"registrations" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "card_submissions_member_id_idempotency_key_pk" PRIMARY KEY("member_id","idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "cards" (
	"id" text PRIMARY KEY NOT NULL,
	"partner_id" text NOT NULL,
	"member_id" text NOT NULL,
	"fingerprint" text NOT NULL,
	"vault_token" text,
	"card_type" text NOT NULL,
	"last_four" text NOT NULL,
	"description" text NOT NULL,
	"partner_card_id" text,
	"has_direct_file_feed" boolean DEFAULT false NOT NULL,
	"position" bigserial NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "partner_cards" (
	"partner_card_id" text PRIMARY KEY NOT NULL,
	"partner_id" text NOT NULL,
	"member_id" text NOT NULL,
	"fingerprint" text NOT NULL,
	"card_type" text NOT NULL,
	"last_four" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vault_cards" (
	"token" text PRIMARY KEY NOT NULL,
	"message_id" text NOT NULL,
	"fingerprint" text NOT NULL,
	"card_type" text NOT NULL,
	"last_four" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "vault_cards_message_id_unique" UNIQUE("message_id")
);
--> statement-breakpoint
CREATE TABLE "vault_keys" (
	"kid" text PRIMARY KEY NOT NULL,
	"wrapped_key" text NOT NULL,
	"public_key" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "card_submissions" ADD CONSTRAINT "card_submissions_member_id_members_public_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("public_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cards" ADD CONSTRAINT "cards_member_id_members_public_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("public_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_cards" ADD CONSTRAINT "partner_cards_member_id_members_public_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("public_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "card_submissions_age" ON "card_submissions" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "cards_once_a_member" ON "cards" USING btree ("member_id","fingerprint") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "partner_cards_member" ON "partner_cards" USING btree ("member_id");