ALTER TABLE "members" ADD COLUMN "is_demo" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Nobody's real address is at example.com (RFC 2606).
UPDATE "members" SET "is_demo" = true WHERE "email" LIKE '%@example.com' OR "sso_subject" LIKE 'demo-%';
