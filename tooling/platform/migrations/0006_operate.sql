ALTER TABLE "merchants" ADD COLUMN "is_demo" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "expires_at" timestamp with time zone DEFAULT now() + interval '1 day' NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "next_try_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "outbox_waiting" ON "outbox" USING btree ("next_try_at") WHERE "outbox"."sent_at" is null;--> statement-breakpoint
-- Until now whoever had merchants had invented ones, unless the database was filled with none.
UPDATE "merchants" SET "is_demo" = true
  WHERE EXISTS (SELECT FROM "installation" WHERE "name" = 'seeded' AND "value" NOT LIKE '0 merchants %');--> statement-breakpoint
UPDATE "outbox" SET "expires_at" = "created_at" + interval '1 day', "next_try_at" = "created_at";
