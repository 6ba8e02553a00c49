CREATE INDEX CONCURRENTLY "activity_records_listed" ON "activity_records" USING btree ("member_id","partner_id","occurred_at","id","record_type","local_date");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "activity_records_newest";
