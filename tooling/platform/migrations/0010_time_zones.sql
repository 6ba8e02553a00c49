ALTER TABLE "activity_records" ADD COLUMN "local_date" date;--> statement-breakpoint
ALTER TABLE "merchants" ADD COLUMN "time_zone" text;
