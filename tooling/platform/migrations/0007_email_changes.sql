CREATE TABLE "email_changes" (
	"member_id" text NOT NULL,
	"partner_id" text NOT NULL,
	"session_hash" text NOT NULL,
	"old_email" text NOT NULL,
	"new_email" text NOT NULL,
	"old_code_hash" text NOT NULL,
	"new_code_hash" text NOT NULL,
	"tries_left" smallint NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "email_changes_member_id_partner_id_pk" PRIMARY KEY("member_id","partner_id")
);
--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_of_member" FOREIGN KEY ("member_id","partner_id") REFERENCES "public"."members"("public_id","partner_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_of_session" FOREIGN KEY ("session_hash","partner_id") REFERENCES "public"."member_sessions"("id_hash","partner_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "email_changes_session" ON "email_changes" USING btree ("session_hash");--> statement-breakpoint
CREATE INDEX "email_changes_expiry" ON "email_changes" USING btree ("expires_at");