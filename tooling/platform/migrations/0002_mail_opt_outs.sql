CREATE TABLE "mail_opt_outs" (
	"member_id" text NOT NULL,
	"partner_id" text NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mail_opt_outs_member_id_partner_id_kind_pk" PRIMARY KEY("member_id","partner_id","kind")
);
--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "member_id" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "reminder" text;--> statement-breakpoint
ALTER TABLE "mail_opt_outs" ADD CONSTRAINT "mail_opt_outs_of_member" FOREIGN KEY ("member_id","partner_id") REFERENCES "public"."members"("public_id","partner_id") ON DELETE cascade ON UPDATE no action;