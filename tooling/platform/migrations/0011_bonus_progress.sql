DROP INDEX "activity_records_newest";--> statement-breakpoint
ALTER TABLE "activity_records" ADD COLUMN "bonus_code" text;--> statement-breakpoint
ALTER TABLE "member_bonuses" ADD COLUMN "usable_until" date;--> statement-breakpoint
ALTER TABLE "member_bonuses" ADD COLUMN "meals_required" integer;--> statement-breakpoint
ALTER TABLE "member_bonuses" ADD COLUMN "meals_completed" integer;--> statement-breakpoint
ALTER TABLE "member_bonuses" ADD COLUMN "terms" text;--> statement-breakpoint
CREATE INDEX "activity_records_pending" ON "activity_records" USING btree ("member_id") WHERE "activity_records"."status" = 'Pending';--> statement-breakpoint
CREATE INDEX "activity_records_newest" ON "activity_records" USING btree ("member_id","occurred_at","id","record_type","local_date");