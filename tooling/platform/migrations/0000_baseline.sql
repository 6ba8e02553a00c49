-- What drizzle-kit cannot write is in the parts below that say so: write it again if this file is made again.
CREATE EXTENSION IF NOT EXISTS btree_gist;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE TABLE "captcha_tokens" (
	"id" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "feature_flag_overrides" (
	"partner_id" text NOT NULL,
	"name" text NOT NULL,
	"value" boolean NOT NULL,
	CONSTRAINT "feature_flag_overrides_partner_id_name_pk" PRIMARY KEY("partner_id","name")
);
--> statement-breakpoint
CREATE TABLE "impressions" (
	"partner_id" text NOT NULL,
	"event_id" text NOT NULL,
	"event_name" text NOT NULL,
	"occurred_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"channel" text NOT NULL,
	"user_agent" text NOT NULL,
	"url" text NOT NULL,
	"member_id" text,
	"merchant_id" text,
	"merchant_ids" text[] NOT NULL,
	CONSTRAINT "impressions_partner_id_event_id_occurred_at_pk" PRIMARY KEY("partner_id","event_id","occurred_at")
) PARTITION BY RANGE ("occurred_at");
--> statement-breakpoint
-- By hand: the partition of events whose week has none. Those of the weeks are made by impression-partitions.ts.
CREATE TABLE "impressions_default" PARTITION OF "impressions" DEFAULT;
--> statement-breakpoint
CREATE INDEX "impressions_default_received" ON "impressions_default" USING btree ("received_at");
--> statement-breakpoint
CREATE TABLE "installation" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" bigserial NOT NULL,
	"partner_id" text NOT NULL,
	"recipient" text NOT NULL,
	"key" text,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	"expires_at" timestamp with time zone DEFAULT now() + interval '1 day' NOT NULL,
	"tried_at" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone DEFAULT now() NOT NULL,
	"failure" text,
	CONSTRAINT "outbox_id_partner_id_pk" PRIMARY KEY("id","partner_id"),
	CONSTRAINT "outbox_key" UNIQUE("partner_id","key")
);
--> statement-breakpoint
CREATE TABLE "prospects" (
	"public_id" text NOT NULL,
	"partner_id" text NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "prospects_public_id_partner_id_pk" PRIMARY KEY("public_id","partner_id"),
	CONSTRAINT "prospects_email" UNIQUE("partner_id","email")
);
--> statement-breakpoint
CREATE TABLE "rate_limit_items" (
	"partner_id" text NOT NULL,
	"rule" text NOT NULL,
	"subject" text NOT NULL,
	"window" integer NOT NULL,
	"item" text NOT NULL,
	CONSTRAINT "rate_limit_items_partner_id_rule_subject_window_item_pk" PRIMARY KEY("partner_id","rule","subject","window","item")
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"partner_id" text NOT NULL,
	"rule" text NOT NULL,
	"subject" text NOT NULL,
	"window" integer NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "rate_limits_partner_id_rule_subject_window_pk" PRIMARY KEY("partner_id","rule","subject","window")
);
--> statement-breakpoint
CREATE TABLE "activity_records" (
	"id" bigserial NOT NULL,
	"member_id" text NOT NULL,
	"partner_id" text NOT NULL,
	"public_id" text NOT NULL,
	"record_type" text NOT NULL,
	"occurred_at" timestamp with time zone NOT NULL,
	"local_date" date,
	"status" text NOT NULL,
	"transaction_type" text,
	"reward_source" text,
	"merchant_id" integer,
	"merchant_name" text DEFAULT '' NOT NULL,
	"reward_hundredths" bigint DEFAULT 0 NOT NULL,
	"bill_cents" integer,
	"card_last_four" text,
	"paid_at" timestamp with time zone,
	"bonus_code" text,
	"reason_code" text,
	"is_dine" boolean DEFAULT false NOT NULL,
	"credit_cents" integer,
	"target_type" text,
	"target_label" text,
	"benefit_processor" text,
	CONSTRAINT "activity_records_id_partner_id_pk" PRIMARY KEY("id","partner_id")
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"member_id" text NOT NULL,
	"partner_id" text NOT NULL,
	"transaction_id" text NOT NULL,
	"form_code" text NOT NULL,
	"answers" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"completed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reviews_member_id_partner_id_transaction_id_pk" PRIMARY KEY("member_id","partner_id","transaction_id")
);
--> statement-breakpoint
CREATE TABLE "booking_diners" (
	"member_id" text NOT NULL,
	"partner_id" text NOT NULL,
	"refusal" text NOT NULL,
	CONSTRAINT "booking_diners_member_id_partner_id_pk" PRIMARY KEY("member_id","partner_id")
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
	"id" text NOT NULL,
	"member_id" text NOT NULL,
	"partner_id" text NOT NULL,
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
	"cancelled_at" timestamp with time zone,
	CONSTRAINT "reservations_id_partner_id_pk" PRIMARY KEY("id","partner_id")
);
--> statement-breakpoint
CREATE TABLE "card_submissions" (
	"member_id" text NOT NULL,
	"partner_id" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"body_hash" text NOT NULL,
	"registrations" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "card_submissions_member_id_partner_id_idempotency_key_pk" PRIMARY KEY("member_id","partner_id","idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "cards" (
	"id" text NOT NULL,
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
	"deleted_at" timestamp with time zone,
	CONSTRAINT "cards_id_partner_id_pk" PRIMARY KEY("id","partner_id")
);
--> statement-breakpoint
CREATE TABLE "partner_cards" (
	"partner_card_id" text NOT NULL,
	"partner_id" text NOT NULL,
	"member_id" text NOT NULL,
	"fingerprint" text NOT NULL,
	"card_type" text NOT NULL,
	"last_four" text NOT NULL,
	CONSTRAINT "partner_cards_partner_card_id_partner_id_pk" PRIMARY KEY("partner_card_id","partner_id")
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
CREATE TABLE "claim_deliveries" (
	"id" text NOT NULL,
	"partner_id" text NOT NULL,
	"reference" text NOT NULL,
	"event_id" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"tried_at" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"failure" text,
	CONSTRAINT "claim_deliveries_id_partner_id_pk" PRIMARY KEY("id","partner_id"),
	CONSTRAINT "claim_deliveries_event" UNIQUE("partner_id","event_id")
);
--> statement-breakpoint
CREATE TABLE "claim_events" (
	"id" bigserial NOT NULL,
	"partner_id" text NOT NULL,
	"reference" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" text NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"source" text NOT NULL,
	"decided_by" text,
	"origin" text,
	"message_id" text,
	CONSTRAINT "claim_events_id_partner_id_pk" PRIMARY KEY("id","partner_id"),
	CONSTRAINT "claim_events_message" UNIQUE("partner_id","message_id")
);
--> statement-breakpoint
CREATE TABLE "claim_pictures" (
	"id" text NOT NULL,
	"partner_id" text NOT NULL,
	"member_id" text NOT NULL,
	"reference" text,
	"content_type" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"data" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "claim_pictures_id_partner_id_pk" PRIMARY KEY("id","partner_id")
);
--> statement-breakpoint
CREATE TABLE "claims" (
	"reference" text NOT NULL,
	"partner_id" text NOT NULL,
	"member_id" text NOT NULL,
	"merchant_id" integer NOT NULL,
	"merchant_name" text NOT NULL,
	"merchant_city" text NOT NULL,
	"visit_date" date NOT NULL,
	"bill_cents" integer NOT NULL,
	"card_id" text,
	"card_type" text,
	"last_four" text NOT NULL,
	"findings" jsonb NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"transaction_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "claims_reference_partner_id_pk" PRIMARY KEY("reference","partner_id"),
	CONSTRAINT "claims_once" UNIQUE("member_id","partner_id","merchant_id","visit_date","bill_cents")
);
--> statement-breakpoint
CREATE TABLE "member_bonuses" (
	"member_id" text NOT NULL,
	"partner_id" text NOT NULL,
	"code" text NOT NULL,
	"status" text NOT NULL,
	"description" text NOT NULL,
	"is_new_member_bonus" boolean NOT NULL,
	"is_eligible_for_new_member_bonus" boolean NOT NULL,
	"usable_until" date,
	"meals_required" integer,
	"meals_completed" integer,
	"terms" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "member_bonuses_member_id_partner_id_code_pk" PRIMARY KEY("member_id","partner_id","code")
);
--> statement-breakpoint
CREATE TABLE "member_sessions" (
	"id_hash" text NOT NULL,
	"partner_id" text NOT NULL,
	"member_id" text NOT NULL,
	"is_remembered" boolean NOT NULL,
	"is_read_only" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "member_sessions_id_hash_partner_id_pk" PRIMARY KEY("id_hash","partner_id")
);
--> statement-breakpoint
CREATE TABLE "members" (
	"public_id" text NOT NULL,
	"partner_id" text NOT NULL,
	"email" text NOT NULL,
	"member_number" text,
	"password_hash" text,
	"sso_subject" text,
	"first_name" text DEFAULT '' NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"phone_number" text DEFAULT '' NOT NULL,
	"address1" text DEFAULT '' NOT NULL,
	"address2" text DEFAULT '' NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"state" text DEFAULT '' NOT NULL,
	"zip_code" text DEFAULT '' NOT NULL,
	"email_opt_in" boolean DEFAULT false NOT NULL,
	"sms_opt_in" boolean DEFAULT false NOT NULL,
	"member_type" text DEFAULT 'NonCardMember' NOT NULL,
	"tier" smallint DEFAULT 0 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"must_join" boolean DEFAULT false NOT NULL,
	"must_update_email" boolean DEFAULT false NOT NULL,
	"family_id" text,
	"dining_progress" jsonb,
	"credit_balance_cents" integer DEFAULT 0 NOT NULL,
	"enrollment_source" text DEFAULT 'web' NOT NULL,
	"joined_on" date DEFAULT now() NOT NULL,
	"terms_version" text,
	"terms_accepted_at" timestamp with time zone,
	"join_key_hash" text,
	"join_hash" text,
	"referral" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "members_public_id_partner_id_pk" PRIMARY KEY("public_id","partner_id"),
	CONSTRAINT "members_email" UNIQUE("partner_id","email"),
	CONSTRAINT "members_number" UNIQUE("partner_id","member_number"),
	CONSTRAINT "members_sso_subject" UNIQUE("partner_id","sso_subject"),
	CONSTRAINT "members_tier" CHECK ("members"."tier" between 0 and 3)
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
CREATE TABLE "flex_offers" (
	"member_id" text NOT NULL,
	"partner_id" text NOT NULL,
	"merchant_id" integer NOT NULL,
	"offer_id" text NOT NULL,
	"amount_hundredths" integer NOT NULL,
	CONSTRAINT "flex_offers_member_id_partner_id_merchant_id_pk" PRIMARY KEY("member_id","partner_id","merchant_id")
);
--> statement-breakpoint
CREATE TABLE "merchant_benefits" (
	"partner_id" text NOT NULL,
	"merchant_id" integer NOT NULL,
	"campaign_codes" text[] NOT NULL,
	"rates" jsonb NOT NULL,
	"days" integer NOT NULL,
	"bonus_text" text,
	"max_spend" integer,
	"max_visits_per_month" integer,
	"required_tier" smallint NOT NULL,
	CONSTRAINT "merchant_benefits_partner_id_merchant_id_pk" PRIMARY KEY("partner_id","merchant_id")
);
--> statement-breakpoint
CREATE TABLE "merchant_changes" (
	"merchant_id" integer PRIMARY KEY NOT NULL,
	"changed_in" "xid8" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "merchants" (
	"id" integer PRIMARY KEY NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"name" text NOT NULL,
	"search_text" text NOT NULL,
	"description" text,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"street" text NOT NULL,
	"city" text NOT NULL,
	"state" text NOT NULL,
	"zip_code" text NOT NULL,
	"neighborhood" text,
	"time_zone" text NOT NULL,
	"phone" text,
	"website_url" text,
	"order_url" text,
	"menu_url" text,
	"menu_image_urls" text[] NOT NULL,
	"image_base_url" text NOT NULL,
	"gallery_urls" text[] NOT NULL,
	"cuisines" text[] NOT NULL,
	"price_level" smallint NOT NULL,
	"rating" real,
	"rating_count" integer NOT NULL,
	"highlight" text,
	"joined_on" date NOT NULL,
	"acclaimed_level" smallint NOT NULL,
	"meals" integer NOT NULL,
	"features" integer NOT NULL,
	"hours" jsonb NOT NULL,
	"reservation_providers" text[] NOT NULL,
	"spending_rules" jsonb,
	CONSTRAINT "merchants_price_level" CHECK ("merchants"."price_level" between 0 and 4)
);
--> statement-breakpoint
CREATE TABLE "survey_responses" (
	"id" uuid NOT NULL,
	"partner_id" text NOT NULL,
	"form_code" text NOT NULL,
	"campaign" text DEFAULT '' NOT NULL,
	"path" text DEFAULT '' NOT NULL,
	"answers" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"completed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "survey_responses_id_partner_id_pk" PRIMARY KEY("id","partner_id")
);
--> statement-breakpoint
ALTER TABLE "activity_records" ADD CONSTRAINT "activity_records_of_member" FOREIGN KEY ("member_id","partner_id") REFERENCES "public"."members"("public_id","partner_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_of_member" FOREIGN KEY ("member_id","partner_id") REFERENCES "public"."members"("public_id","partner_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_diners" ADD CONSTRAINT "booking_diners_of_member" FOREIGN KEY ("member_id","partner_id") REFERENCES "public"."members"("public_id","partner_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_hours" ADD CONSTRAINT "booking_hours_merchant_id_booking_restaurants_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."booking_restaurants"("merchant_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_restaurants" ADD CONSTRAINT "booking_restaurants_merchant_id_merchants_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_tables" ADD CONSTRAINT "booking_tables_merchant_id_booking_restaurants_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."booking_restaurants"("merchant_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_of_member" FOREIGN KEY ("member_id","partner_id") REFERENCES "public"."members"("public_id","partner_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_table" FOREIGN KEY ("merchant_id","table_number") REFERENCES "public"."booking_tables"("merchant_id","number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_submissions" ADD CONSTRAINT "card_submissions_of_member" FOREIGN KEY ("member_id","partner_id") REFERENCES "public"."members"("public_id","partner_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cards" ADD CONSTRAINT "cards_of_member" FOREIGN KEY ("member_id","partner_id") REFERENCES "public"."members"("public_id","partner_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_cards" ADD CONSTRAINT "partner_cards_of_member" FOREIGN KEY ("member_id","partner_id") REFERENCES "public"."members"("public_id","partner_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_deliveries" ADD CONSTRAINT "claim_deliveries_of_claim" FOREIGN KEY ("reference","partner_id") REFERENCES "public"."claims"("reference","partner_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_events" ADD CONSTRAINT "claim_events_of_claim" FOREIGN KEY ("reference","partner_id") REFERENCES "public"."claims"("reference","partner_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_pictures" ADD CONSTRAINT "claim_pictures_of_member" FOREIGN KEY ("member_id","partner_id") REFERENCES "public"."members"("public_id","partner_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_pictures" ADD CONSTRAINT "claim_pictures_of_claim" FOREIGN KEY ("reference","partner_id") REFERENCES "public"."claims"("reference","partner_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_of_member" FOREIGN KEY ("member_id","partner_id") REFERENCES "public"."members"("public_id","partner_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_bonuses" ADD CONSTRAINT "member_bonuses_of_member" FOREIGN KEY ("member_id","partner_id") REFERENCES "public"."members"("public_id","partner_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_sessions" ADD CONSTRAINT "member_sessions_of_member" FOREIGN KEY ("member_id","partner_id") REFERENCES "public"."members"("public_id","partner_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recoveries" ADD CONSTRAINT "recoveries_of_member" FOREIGN KEY ("member_id","partner_id") REFERENCES "public"."members"("public_id","partner_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flex_offers" ADD CONSTRAINT "flex_offers_merchant_id_merchants_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flex_offers" ADD CONSTRAINT "flex_offers_of_member" FOREIGN KEY ("member_id","partner_id") REFERENCES "public"."members"("public_id","partner_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "merchant_benefits" ADD CONSTRAINT "merchant_benefits_merchant_id_merchants_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "captcha_tokens_expiry" ON "captcha_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "outbox_partner" ON "outbox" USING btree ("partner_id","id");--> statement-breakpoint
CREATE INDEX "outbox_waiting" ON "outbox" USING btree ("next_try_at") WHERE "outbox"."sent_at" is null;--> statement-breakpoint
CREATE INDEX "rate_limit_items_window" ON "rate_limit_items" USING btree ("window");--> statement-breakpoint
CREATE INDEX "rate_limits_window" ON "rate_limits" USING btree ("window");--> statement-breakpoint
CREATE INDEX "activity_records_newest" ON "activity_records" USING btree ("member_id","occurred_at","id","record_type","local_date");--> statement-breakpoint
CREATE INDEX "activity_records_pending" ON "activity_records" USING btree ("member_id") WHERE "activity_records"."status" = 'Pending';--> statement-breakpoint
CREATE UNIQUE INDEX "activity_records_public_id" ON "activity_records" USING btree ("member_id","partner_id","public_id");--> statement-breakpoint
CREATE INDEX "reservations_member" ON "reservations" USING btree ("member_id","starts_at");--> statement-breakpoint
CREATE INDEX "reservations_held" ON "reservations" USING btree ("held_until");--> statement-breakpoint
CREATE INDEX "card_submissions_age" ON "card_submissions" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "cards_once_a_member" ON "cards" USING btree ("member_id","partner_id","fingerprint") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "partner_cards_member" ON "partner_cards" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "claim_deliveries_claim" ON "claim_deliveries" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "claim_deliveries_waiting" ON "claim_deliveries" USING btree ("created_at") WHERE "claim_deliveries"."sent_at" is null;--> statement-breakpoint
CREATE INDEX "claim_events_claim" ON "claim_events" USING btree ("reference","id");--> statement-breakpoint
CREATE INDEX "claim_pictures_claim" ON "claim_pictures" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "claim_pictures_unused" ON "claim_pictures" USING btree ("member_id","created_at") WHERE "claim_pictures"."reference" is null;--> statement-breakpoint
CREATE INDEX "claims_open" ON "claims" USING btree ("partner_id","created_at") WHERE "claims"."state" in ('received', 'needsMore');--> statement-breakpoint
CREATE INDEX "member_sessions_member" ON "member_sessions" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "member_sessions_expiry" ON "member_sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "members_join_key" ON "members" USING btree ("partner_id","join_key_hash") WHERE "members"."join_key_hash" is not null;--> statement-breakpoint
CREATE INDEX "recoveries_expiry" ON "recoveries" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "merchant_changes_changed_in" ON "merchant_changes" USING btree ("changed_in");--> statement-breakpoint
CREATE INDEX "merchants_position" ON "merchants" USING btree ("latitude","longitude");--> statement-breakpoint
CREATE INDEX "merchants_state" ON "merchants" USING btree ("state");--> statement-breakpoint
CREATE INDEX "merchants_search_text" ON "merchants" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
-- By hand: constraints that exclude, and triggers.
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_one_a_table"
  EXCLUDE USING gist ("merchant_id" WITH =, "table_number" WITH =, tstzrange("starts_at", "ends_at") WITH &&)
  WHERE ("cancelled_at" IS NULL);--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_one_a_member"
  EXCLUDE USING gist ("member_id" WITH =, tstzrange("starts_at", "ends_at") WITH &&)
  WHERE ("cancelled_at" IS NULL AND "held_until" IS NULL);
--> statement-breakpoint
CREATE FUNCTION "note_merchant_changes"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	noted integer;
BEGIN
	-- In the order of the ids, so that two imports do not wait for each other.
	EXECUTE format(
		'INSERT INTO merchant_changes (merchant_id, changed_in)
			SELECT DISTINCT %I, pg_current_xact_id() FROM changed ORDER BY 1
			ON CONFLICT (merchant_id) DO UPDATE SET changed_in = excluded.changed_in
			WHERE merchant_changes.changed_in IS DISTINCT FROM excluded.changed_in',
		TG_ARGV[0]);
	GET DIAGNOSTICS noted = ROW_COUNT;
	IF noted > 0 THEN
		NOTIFY merchant_changes;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "merchants_inserted" AFTER INSERT ON "merchants" REFERENCING NEW TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION note_merchant_changes('id');
--> statement-breakpoint
CREATE TRIGGER "merchants_updated" AFTER UPDATE ON "merchants" REFERENCING NEW TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION note_merchant_changes('id');
--> statement-breakpoint
CREATE TRIGGER "merchants_deleted" AFTER DELETE ON "merchants" REFERENCING OLD TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION note_merchant_changes('id');
--> statement-breakpoint
CREATE TRIGGER "merchant_benefits_inserted" AFTER INSERT ON "merchant_benefits" REFERENCING NEW TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION note_merchant_changes('merchant_id');
--> statement-breakpoint
CREATE TRIGGER "merchant_benefits_updated" AFTER UPDATE ON "merchant_benefits" REFERENCING NEW TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION note_merchant_changes('merchant_id');
--> statement-breakpoint
CREATE TRIGGER "merchant_benefits_deleted" AFTER DELETE ON "merchant_benefits" REFERENCING OLD TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION note_merchant_changes('merchant_id');
--> statement-breakpoint
CREATE FUNCTION "notify_feature_flag_overrides"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NOTIFY feature_flag_overrides;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "feature_flag_overrides_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "feature_flag_overrides"
	FOR EACH STATEMENT EXECUTE FUNCTION notify_feature_flag_overrides();
--> statement-breakpoint
-- The schema of pg-boss 12.38.0: getConstructionPlans('jobs'). Another version of it needs a migration with the
-- statements of getMigrationPlans.
CREATE SCHEMA IF NOT EXISTS jobs;
--> statement-breakpoint
CREATE TYPE jobs.job_state AS ENUM (
  'created',
  'retry',
  'active',
  'completed',
  'cancelled',
  'failed'
);
--> statement-breakpoint
CREATE FUNCTION jobs.job_now()
RETURNS timestamp with time zone AS
$$
  SELECT pg_catalog.now();
$$
LANGUAGE sql STABLE;
--> statement-breakpoint
CREATE TABLE jobs.version (
  version int primary key,
  cron_on timestamp with time zone,
  bam_on timestamp with time zone,
  flow_on timestamp with time zone,
  reindex_on timestamp with time zone,
  monitor_backoff_on timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE jobs.queue (
  name text NOT NULL,
  policy text NOT NULL,
  retry_limit int NOT NULL,
  retry_delay int NOT NULL,
  retry_backoff bool NOT NULL,
  retry_delay_max int,
  expire_seconds int NOT NULL,
  retention_seconds int NOT NULL,
  deletion_seconds int NOT NULL,
  dead_letter text REFERENCES jobs.queue (name) CHECK (dead_letter IS DISTINCT FROM name),
  partition bool NOT NULL,
  table_name text NOT NULL,
  deferred_count int NOT NULL default 0,
  blocked_count int NOT NULL default 0,
  queued_count int NOT NULL default 0,
  ready_count int NOT NULL default 0,
  warning_queued int NOT NULL default 0,
  active_count int NOT NULL default 0,
  failed_count int NOT NULL default 0,
  total_count int NOT NULL default 0,
  retained_count int,
  retained_on timestamp with time zone,
  created_delta int NOT NULL default 0,
  completed_delta int NOT NULL default 0,
  failed_delta int NOT NULL default 0,
  delta_on timestamp with time zone,
  delta_seconds int,
  wait_bins int[],
  run_bins int[],
  ready_oldest_seconds int,
  ready_history int[] NOT NULL default '{}',
  heartbeat_seconds int,
  notify bool NOT NULL DEFAULT false,
  singletons_active text[],
  monitor_claim_on timestamp with time zone,
  monitor_on timestamp with time zone,
  maintain_on timestamp with time zone,
  created_on timestamp with time zone not null default now(),
  updated_on timestamp with time zone not null default now(),
  PRIMARY KEY (name)
);
--> statement-breakpoint
CREATE TABLE jobs.schedule (
  name text REFERENCES jobs.queue ON DELETE CASCADE,
  key text not null DEFAULT '',
  kind text not null DEFAULT 'cron' CHECK (kind IN ('cron', 'rrule')),
  cron text not null,
  timezone text DEFAULT 'UTC',
  data jsonb,
  options jsonb,
  created_on timestamp with time zone not null default now(),
  updated_on timestamp with time zone not null default now(),
  last_job_id uuid,
  PRIMARY KEY (name, key)
);
--> statement-breakpoint
CREATE TABLE jobs.subscription (
  event text not null,
  name text not null REFERENCES jobs.queue ON DELETE CASCADE,
  created_on timestamp with time zone not null default now(),
  updated_on timestamp with time zone not null default now(),
  PRIMARY KEY(event, name)
);
--> statement-breakpoint
CREATE TABLE jobs.bam (
  id uuid PRIMARY KEY default gen_random_uuid(),
  name text NOT NULL,
  version int NOT NULL,
  status text NOT NULL DEFAULT 'pending',
  queue text,
  table_name text NOT NULL,
  command text NOT NULL,
  error text,
  created_on timestamp with time zone NOT NULL DEFAULT clock_timestamp(),
  started_on timestamp with time zone,
  completed_on timestamp with time zone
);
--> statement-breakpoint
CREATE FUNCTION jobs.job_table_format(command text, table_name text)
RETURNS text AS
$$
  SELECT format(
    regexp_replace(
      regexp_replace(command, '\.job\y', '.%1$I', 'g'),
      '\yjob_i(\d+)', '%1$s_i\1', 'g'
    ),
    table_name
  );
$$
LANGUAGE sql IMMUTABLE;
--> statement-breakpoint
CREATE FUNCTION jobs.job_table_run(command text, tbl_name text DEFAULT NULL, queue_name text DEFAULT NULL)
RETURNS VOID AS
$$
DECLARE
  tbl RECORD;
BEGIN
  IF queue_name IS NOT NULL THEN
    SELECT table_name INTO tbl_name FROM jobs.queue WHERE name = queue_name;
  END IF;

  IF tbl_name IS NOT NULL THEN
    EXECUTE jobs.job_table_format(command, tbl_name);
    RETURN;
  END IF;

  EXECUTE jobs.job_table_format(command, 'job_common');

  FOR tbl IN SELECT table_name FROM jobs.queue WHERE partition = true
  LOOP
    EXECUTE jobs.job_table_format(command, tbl.table_name);
  END LOOP;
END;
$$
LANGUAGE plpgsql;
--> statement-breakpoint
CREATE FUNCTION jobs.job_table_run_async(command_name text, version int, command text, tbl_name text DEFAULT NULL, queue_name text DEFAULT NULL)
RETURNS VOID AS
$$
BEGIN
  IF queue_name IS NOT NULL THEN
    SELECT table_name INTO tbl_name FROM jobs.queue WHERE name = queue_name;
  END IF;

  IF tbl_name IS NOT NULL THEN
    INSERT INTO jobs.bam (name, version, status, queue, table_name, command)
    VALUES (
      command_name,
      version,
      'pending',
      queue_name,
      tbl_name,
      jobs.job_table_format(command, tbl_name)
    );
    RETURN;
  END IF;

  INSERT INTO jobs.bam (name, version, status, queue, table_name, command)
  SELECT
    command_name,
    version,
    'pending',
    NULL,
    'job_common',
    jobs.job_table_format(command, 'job_common')
  UNION ALL
  SELECT
    command_name,
    version,
    'pending',
    queue.name,
    queue.table_name,
    jobs.job_table_format(command, queue.table_name)
  FROM jobs.queue
  WHERE partition = true;
END;
$$
LANGUAGE plpgsql;
--> statement-breakpoint
CREATE TABLE jobs.job (
  id uuid not null default gen_random_uuid(),
  name text not null,
  priority integer not null default(0),
  data jsonb,
  state jobs.job_state not null default 'created',
  retry_limit integer not null default 2,
  retry_count integer not null default 0,
  retry_delay integer not null default 0,
  retry_backoff boolean not null default false,
  retry_delay_max integer,
  expire_seconds int not null default 900,
  deletion_seconds int not null default 604800,
  singleton_key text,
  singleton_on timestamp without time zone,
  group_id text,
  group_tier text,
  start_after timestamp with time zone not null default now(),
  created_on timestamp with time zone not null default now(),
  started_on timestamp with time zone,
  completed_on timestamp with time zone,
  keep_until timestamp with time zone NOT NULL default now() + interval '1209600',
  output jsonb,
  dead_letter text,
  policy text,
  heartbeat_on timestamp with time zone,
  heartbeat_seconds int,
  blocked boolean not null default false,
  blocking boolean not null default false,
  pending_dependencies int not null default 0,
  source_name text,
  source_id uuid,
  source_created_on timestamp with time zone,
  source_retry_count int,
  source_output jsonb,
  source_root_id uuid,
  trace_context jsonb,
  upsert_by_key bool
) PARTITION BY LIST (name);
--> statement-breakpoint
ALTER TABLE jobs.job ADD PRIMARY KEY (name, id);
--> statement-breakpoint
CREATE TABLE jobs.job_common (LIKE jobs.job INCLUDING GENERATED INCLUDING DEFAULTS);
--> statement-breakpoint
SELECT jobs.job_table_run($cmd$ALTER TABLE jobs.job ADD PRIMARY KEY (name, id)$cmd$, 'job_common');
--> statement-breakpoint
SELECT jobs.job_table_run($cmd$ALTER TABLE jobs.job ADD CONSTRAINT q_fkey FOREIGN KEY (name) REFERENCES jobs.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, 'job_common');
--> statement-breakpoint
SELECT jobs.job_table_run($cmd$ALTER TABLE jobs.job ADD CONSTRAINT dlq_fkey FOREIGN KEY (dead_letter) REFERENCES jobs.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, 'job_common');
--> statement-breakpoint
SELECT jobs.job_table_run($cmd$CREATE UNIQUE INDEX job_i1 ON jobs.job (name, COALESCE(singleton_key, '')) WHERE state = 'created' AND policy = 'short'$cmd$, 'job_common');
--> statement-breakpoint
SELECT jobs.job_table_run($cmd$CREATE UNIQUE INDEX job_i2 ON jobs.job (name, COALESCE(singleton_key, '')) WHERE state = 'active' AND policy = 'singleton'$cmd$, 'job_common');
--> statement-breakpoint
SELECT jobs.job_table_run($cmd$CREATE UNIQUE INDEX job_i3 ON jobs.job (name, state, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'stately'$cmd$, 'job_common');
--> statement-breakpoint
SELECT jobs.job_table_run($cmd$CREATE UNIQUE INDEX job_i6 ON jobs.job (name, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'exclusive'$cmd$, 'job_common');
--> statement-breakpoint
SELECT jobs.job_table_run($cmd$CREATE UNIQUE INDEX job_i8 ON jobs.job (name, singleton_key) WHERE state IN ('active', 'retry', 'failed') AND policy = 'key_strict_fifo'$cmd$, 'job_common');
--> statement-breakpoint
SELECT jobs.job_table_run($cmd$CREATE INDEX job_i10 ON jobs.job (name, singleton_key, state DESC, created_on, id) INCLUDE (start_after) WHERE state < 'active' AND NOT blocked AND policy = 'key_strict_fifo'$cmd$, 'job_common');
--> statement-breakpoint
SELECT jobs.job_table_run($cmd$ALTER TABLE jobs.job ADD CONSTRAINT job_key_strict_fifo_singleton_key_check CHECK (NOT (policy = 'key_strict_fifo' AND singleton_key IS NULL))$cmd$, 'job_common');
--> statement-breakpoint
SELECT jobs.job_table_run($cmd$CREATE UNIQUE INDEX job_i4 ON jobs.job (name, singleton_on, COALESCE(singleton_key, '')) WHERE state <> 'cancelled' AND singleton_on IS NOT NULL$cmd$, 'job_common');
--> statement-breakpoint
SELECT jobs.job_table_run($cmd$CREATE INDEX job_i11 ON jobs.job (name, priority DESC, created_on, start_after) WHERE state < 'active' AND NOT blocked$cmd$, 'job_common');
--> statement-breakpoint
SELECT jobs.job_table_run($cmd$CREATE INDEX job_i7 ON jobs.job (name, group_id) WHERE state = 'active' AND group_id IS NOT NULL$cmd$, 'job_common');
--> statement-breakpoint
SELECT jobs.job_table_run($cmd$CREATE INDEX job_i9 ON jobs.job (name, id) WHERE blocking AND state = 'completed'$cmd$, 'job_common');
--> statement-breakpoint
SELECT jobs.job_table_run($cmd$CREATE INDEX job_i12 ON jobs.job (source_root_id) WHERE source_root_id IS NOT NULL$cmd$, 'job_common');
--> statement-breakpoint
SELECT jobs.job_table_run($cmd$CREATE UNIQUE INDEX job_i13 ON jobs.job (name, singleton_key) WHERE state = 'created' AND upsert_by_key$cmd$, 'job_common');
--> statement-breakpoint
SELECT jobs.job_table_run($cmd$CREATE INDEX job_i14 ON jobs.job (name, state, blocked, start_after) WHERE state IN ('created', 'retry', 'active', 'failed')$cmd$, 'job_common');
--> statement-breakpoint
SELECT jobs.job_table_run($cmd$CREATE INDEX job_i15 ON jobs.job (name, created_on)$cmd$, 'job_common');
--> statement-breakpoint
SELECT jobs.job_table_run($cmd$CREATE INDEX job_i16 ON jobs.job (name, completed_on) WHERE completed_on IS NOT NULL$cmd$, 'job_common');
--> statement-breakpoint
SELECT jobs.job_table_run($cmd$CREATE INDEX job_i17 ON jobs.job (name, singleton_key, created_on) WHERE state < 'active' AND singleton_key IS NOT NULL$cmd$, 'job_common');
--> statement-breakpoint
ALTER TABLE jobs.job ATTACH PARTITION jobs.job_common DEFAULT;
--> statement-breakpoint
CREATE TABLE jobs.warning (
  id uuid PRIMARY KEY default gen_random_uuid(),
  type text NOT NULL,
  message text NOT NULL,
  data jsonb,
  created_on timestamp with time zone NOT NULL DEFAULT now()
);
--> statement-breakpoint
CREATE INDEX warning_i1 ON jobs.warning (created_on DESC);
--> statement-breakpoint
CREATE TABLE jobs.queue_stats (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  name text NOT NULL,
  deferred_count int NOT NULL DEFAULT 0,
  queued_count   int NOT NULL DEFAULT 0,
  ready_count    int NOT NULL DEFAULT 0,
  active_count   int NOT NULL DEFAULT 0,
  failed_count   int NOT NULL DEFAULT 0,
  total_count    int NOT NULL DEFAULT 0,
  created_delta   int,
  completed_delta int,
  failed_delta    int,
  delta_seconds   int,
  delta_on        timestamptz,
  wait_bins       int[],
  run_bins        int[],
  ready_oldest_seconds int,
  captured_on timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (id, captured_on)
) PARTITION BY RANGE (captured_on);
--> statement-breakpoint
CREATE INDEX queue_stats_i1 ON jobs.queue_stats (name, captured_on DESC) INCLUDE (deferred_count, queued_count, ready_count, active_count, failed_count, total_count);
--> statement-breakpoint
DO $$
DECLARE
  d date;
  i int;
  part_name text;
BEGIN
  FOR i IN 0..1 LOOP
    d := (jobs.job_now() AT TIME ZONE 'UTC')::date + i;
    part_name := 'queue_stats_' || to_char(d, 'YYYYMMDD');
    IF NOT EXISTS (
      SELECT 1 FROM pg_class c
      JOIN pg_namespace n ON n.oid = c.relnamespace
      WHERE n.nspname = 'jobs' AND c.relname = part_name
    ) THEN
      EXECUTE format(
        'CREATE TABLE jobs.%I PARTITION OF jobs.queue_stats FOR VALUES FROM (%L) TO (%L)',
        part_name,
        to_char(d, 'YYYY-MM-DD') || ' 00:00:00+00',
        to_char(d + 1, 'YYYY-MM-DD') || ' 00:00:00+00'
      );
    END IF;
  END LOOP;
END;
$$;
--> statement-breakpoint
CREATE TABLE jobs.job_dependency (
  child_name text NOT NULL,
  child_id uuid NOT NULL,
  parent_name text NOT NULL,
  parent_id uuid NOT NULL,
  PRIMARY KEY (child_name, child_id, parent_name, parent_id)
);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS job_dep_parent_idx ON jobs.job_dependency (parent_name, parent_id);
--> statement-breakpoint
CREATE TABLE jobs.instance (
  id uuid PRIMARY KEY,
  name text,
  host text NOT NULL,
  pid int NOT NULL,
  version text NOT NULL,
  node_version text NOT NULL,
  application_name text,
  heartbeat_seconds int NOT NULL,
  supervise bool NOT NULL,
  schedule bool NOT NULL,
  migrate bool NOT NULL,
  persist_queue_stats bool NOT NULL,
  persist_warnings bool NOT NULL,
  pool_max int,
  pool_total int,
  pool_idle int,
  pool_waiting int,
  workers jsonb NOT NULL DEFAULT '[]'::jsonb,
  metrics jsonb,
  config jsonb NOT NULL DEFAULT '{}'::jsonb,
  crash_restarts int NOT NULL DEFAULT 0,
  crash_restarts_since timestamptz,
  started_on timestamptz NOT NULL DEFAULT now(),
  heartbeat_on timestamptz NOT NULL DEFAULT now(),
  stopped_on timestamptz
);
--> statement-breakpoint
CREATE FUNCTION jobs.create_queue(queue_name text, options jsonb)
RETURNS VOID AS
$$
DECLARE
  tablename varchar := CASE WHEN options->>'partition' = 'true'
                        THEN 'j' || encode(sha224(queue_name::bytea), 'hex')
                        ELSE 'job_common'
                        END;
  queue_created_on timestamptz;
BEGIN

  WITH q as (
    INSERT INTO jobs.queue (
      name,
      policy,
      retry_limit,
      retry_delay,
      retry_backoff,
      retry_delay_max,
      expire_seconds,
      retention_seconds,
      deletion_seconds,
      warning_queued,
      dead_letter,
      partition,
      table_name,
      heartbeat_seconds,
      notify,
      created_on,
      updated_on
    )
    VALUES (
      queue_name,
      options->>'policy',
      COALESCE((options->>'retryLimit')::int, 2),
      COALESCE((options->>'retryDelay')::int, 0),
      COALESCE((options->>'retryBackoff')::bool, false),
      (options->>'retryDelayMax')::int,
      COALESCE((options->>'expireInSeconds')::int, 900),
      COALESCE((options->>'retentionSeconds')::int, 1209600),
      COALESCE((options->>'deleteAfterSeconds')::int, 604800),
      COALESCE((options->>'warningQueueSize')::int, 0),
      options->>'deadLetter',
      COALESCE((options->>'partition')::bool, false),
      tablename,
      (options->>'heartbeatSeconds')::int,
      COALESCE((options->>'notify')::bool, false),
      jobs.job_now(),
      jobs.job_now()
    )
    ON CONFLICT DO NOTHING
    RETURNING created_on
  )
  SELECT created_on into queue_created_on from q;

  IF queue_created_on IS NULL OR options->>'partition' IS DISTINCT FROM 'true' THEN
    RETURN;
  END IF;

  EXECUTE format('CREATE TABLE jobs.%I (LIKE jobs.job INCLUDING DEFAULTS)', tablename);

  EXECUTE jobs.job_table_format($cmd$ALTER TABLE jobs.job ADD PRIMARY KEY (name, id)$cmd$, tablename);
  EXECUTE jobs.job_table_format($cmd$ALTER TABLE jobs.job ADD CONSTRAINT q_fkey FOREIGN KEY (name) REFERENCES jobs.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);
  EXECUTE jobs.job_table_format($cmd$ALTER TABLE jobs.job ADD CONSTRAINT dlq_fkey FOREIGN KEY (dead_letter) REFERENCES jobs.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);

  EXECUTE jobs.job_table_format($cmd$CREATE INDEX job_i11 ON jobs.job (name, priority DESC, created_on, start_after) WHERE state < 'active' AND NOT blocked$cmd$, tablename);
  EXECUTE jobs.job_table_format($cmd$CREATE UNIQUE INDEX job_i4 ON jobs.job (name, singleton_on, COALESCE(singleton_key, '')) WHERE state <> 'cancelled' AND singleton_on IS NOT NULL$cmd$, tablename);
  EXECUTE jobs.job_table_format($cmd$CREATE INDEX job_i7 ON jobs.job (name, group_id) WHERE state = 'active' AND group_id IS NOT NULL$cmd$, tablename);
  EXECUTE jobs.job_table_format($cmd$CREATE INDEX job_i9 ON jobs.job (name, id) WHERE blocking AND state = 'completed'$cmd$, tablename);
  EXECUTE jobs.job_table_format($cmd$CREATE INDEX job_i12 ON jobs.job (source_root_id) WHERE source_root_id IS NOT NULL$cmd$, tablename);
  EXECUTE jobs.job_table_format($cmd$CREATE UNIQUE INDEX job_i13 ON jobs.job (name, singleton_key) WHERE state = 'created' AND upsert_by_key$cmd$, tablename);
  EXECUTE jobs.job_table_format($cmd$CREATE INDEX job_i14 ON jobs.job (name, state, blocked, start_after) WHERE state IN ('created', 'retry', 'active', 'failed')$cmd$, tablename);
  EXECUTE jobs.job_table_format($cmd$CREATE INDEX job_i15 ON jobs.job (name, created_on)$cmd$, tablename);
  EXECUTE jobs.job_table_format($cmd$CREATE INDEX job_i16 ON jobs.job (name, completed_on) WHERE completed_on IS NOT NULL$cmd$, tablename);
  EXECUTE jobs.job_table_format($cmd$CREATE INDEX job_i17 ON jobs.job (name, singleton_key, created_on) WHERE state < 'active' AND singleton_key IS NOT NULL$cmd$, tablename);

  IF options->>'policy' = 'short' THEN
    EXECUTE jobs.job_table_format($cmd$CREATE UNIQUE INDEX job_i1 ON jobs.job (name, COALESCE(singleton_key, '')) WHERE state = 'created' AND policy = 'short'$cmd$, tablename);
  ELSIF options->>'policy' = 'singleton' THEN
    EXECUTE jobs.job_table_format($cmd$CREATE UNIQUE INDEX job_i2 ON jobs.job (name, COALESCE(singleton_key, '')) WHERE state = 'active' AND policy = 'singleton'$cmd$, tablename);
  ELSIF options->>'policy' = 'stately' THEN
    EXECUTE jobs.job_table_format($cmd$CREATE UNIQUE INDEX job_i3 ON jobs.job (name, state, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'stately'$cmd$, tablename);
  ELSIF options->>'policy' = 'exclusive' THEN
    EXECUTE jobs.job_table_format($cmd$CREATE UNIQUE INDEX job_i6 ON jobs.job (name, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'exclusive'$cmd$, tablename);
  ELSIF options->>'policy' = 'key_strict_fifo' THEN
    EXECUTE jobs.job_table_format($cmd$CREATE UNIQUE INDEX job_i8 ON jobs.job (name, singleton_key) WHERE state IN ('active', 'retry', 'failed') AND policy = 'key_strict_fifo'$cmd$, tablename);
    EXECUTE jobs.job_table_format($cmd$CREATE INDEX job_i10 ON jobs.job (name, singleton_key, state DESC, created_on, id) INCLUDE (start_after) WHERE state < 'active' AND NOT blocked AND policy = 'key_strict_fifo'$cmd$, tablename);
    EXECUTE jobs.job_table_format($cmd$ALTER TABLE jobs.job ADD CONSTRAINT job_key_strict_fifo_singleton_key_check CHECK (NOT (policy = 'key_strict_fifo' AND singleton_key IS NULL))$cmd$, tablename);
  END IF;

  EXECUTE format('ALTER TABLE jobs.%I ADD CONSTRAINT cjc CHECK (name=%L)', tablename, queue_name);
  EXECUTE format('ALTER TABLE jobs.job ATTACH PARTITION jobs.%I FOR VALUES IN (%L)', tablename, queue_name);
END;
$$
LANGUAGE plpgsql;
--> statement-breakpoint
-- contract: the schema is new, so no version before reads it
CREATE FUNCTION jobs.delete_queue(queue_name text)
RETURNS VOID AS
$$
DECLARE
  v_table varchar;
  v_partition bool;
BEGIN

  SELECT table_name, partition
  FROM jobs.queue
  WHERE name = queue_name
  INTO v_table, v_partition;

  IF v_partition THEN
    EXECUTE format('DROP TABLE IF EXISTS jobs.%I', v_table);
  ELSE
    EXECUTE format('DELETE FROM jobs.%I WHERE name = %L', v_table, queue_name);
  END IF;

  DELETE FROM jobs.queue WHERE name = queue_name;
END;
$$
LANGUAGE plpgsql;
--> statement-breakpoint
INSERT INTO jobs.version(version) VALUES ('46');
