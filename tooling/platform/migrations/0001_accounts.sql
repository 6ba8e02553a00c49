CREATE TABLE "captcha_tokens" (
	"id" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member_bonuses" (
	"member_id" text NOT NULL,
	"code" text NOT NULL,
	"status" text NOT NULL,
	"description" text NOT NULL,
	"is_new_member_bonus" boolean NOT NULL,
	"is_eligible_for_new_member_bonus" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "member_bonuses_member_id_code_pk" PRIMARY KEY("member_id","code")
);
--> statement-breakpoint
CREATE TABLE "member_sessions" (
	"id_hash" text PRIMARY KEY NOT NULL,
	"partner_id" text NOT NULL,
	"member_id" text NOT NULL,
	"is_remembered" boolean NOT NULL,
	"is_read_only" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"partner_id" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	"tried_at" timestamp with time zone,
	"failure" text
);
--> statement-breakpoint
CREATE TABLE "recoveries" (
	"session_hash" text NOT NULL,
	"partner_id" text NOT NULL,
	"member_id" text,
	"code_hash" text NOT NULL,
	"tries_left" smallint NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	CONSTRAINT "recoveries_partner_id_session_hash_pk" PRIMARY KEY("partner_id","session_hash")
);
--> statement-breakpoint
CREATE TABLE "sign_in_tries" (
	"partner_id" text NOT NULL,
	"subject" text NOT NULL,
	"failures" integer NOT NULL,
	"last_failure_at" timestamp with time zone NOT NULL,
	"locked_until" timestamp with time zone,
	CONSTRAINT "sign_in_tries_partner_id_subject_pk" PRIMARY KEY("partner_id","subject")
);
--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "member_number" text;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "password_hash" text;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "sso_subject" text;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "first_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "last_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "phone_number" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "address1" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "address2" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "city" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "state" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "zip_code" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "email_opt_in" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "sms_opt_in" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "member_type" text DEFAULT 'NonCardMember' NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "tier" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "is_active" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "must_join" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "must_update_email" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "family_id" text;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "dining_progress" jsonb;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "enrollment_source" text DEFAULT 'web' NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "joined_on" date DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "referral" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "member_bonuses" ADD CONSTRAINT "member_bonuses_member_id_members_public_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("public_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_sessions" ADD CONSTRAINT "member_sessions_member_id_members_public_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("public_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recoveries" ADD CONSTRAINT "recoveries_member_id_members_public_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("public_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "captcha_tokens_expiry" ON "captcha_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "member_sessions_member" ON "member_sessions" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "member_sessions_expiry" ON "member_sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "outbox_partner" ON "outbox" USING btree ("partner_id","id");--> statement-breakpoint
CREATE INDEX "recoveries_expiry" ON "recoveries" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_number" UNIQUE("partner_id","member_number");--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_sso_subject" UNIQUE("partner_id","sso_subject");--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_tier" CHECK ("members"."tier" between 0 and 3);