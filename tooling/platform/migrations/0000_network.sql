CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE TABLE "feature_flag_overrides" (
	"partner_id" text NOT NULL,
	"name" text NOT NULL,
	"value" boolean NOT NULL,
	CONSTRAINT "feature_flag_overrides_partner_id_name_pk" PRIMARY KEY("partner_id","name")
);
--> statement-breakpoint
CREATE TABLE "impressions" (
	"id" bigserial NOT NULL,
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
	CONSTRAINT "impressions_partner_id_event_id_pk" PRIMARY KEY("partner_id","event_id")
);
--> statement-breakpoint
CREATE TABLE "installation" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "members" (
	"public_id" text PRIMARY KEY NOT NULL,
	"partner_id" text NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "members_email" UNIQUE("partner_id","email")
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
CREATE TABLE "merchants" (
	"id" integer PRIMARY KEY NOT NULL,
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
	CONSTRAINT "merchants_price_level" CHECK ("merchants"."price_level" between 0 and 4)
);
--> statement-breakpoint
CREATE TABLE "prospects" (
	"public_id" text PRIMARY KEY NOT NULL,
	"partner_id" text NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
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
ALTER TABLE "merchant_benefits" ADD CONSTRAINT "merchant_benefits_merchant_id_merchants_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "merchants_position" ON "merchants" USING btree ("latitude","longitude");--> statement-breakpoint
CREATE INDEX "merchants_state" ON "merchants" USING btree ("state");--> statement-breakpoint
CREATE INDEX "merchants_search_text" ON "merchants" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "rate_limit_items_window" ON "rate_limit_items" USING btree ("window");--> statement-breakpoint
CREATE INDEX "rate_limits_window" ON "rate_limits" USING btree ("window");