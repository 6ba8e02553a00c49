ALTER TABLE "members" ADD COLUMN "join_key_hash" text;--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_join_key" UNIQUE("partner_id","join_key_hash");