CREATE TABLE "privacy_choices" (
	"id" bigserial NOT NULL,
	"member_id" text NOT NULL,
	"partner_id" text NOT NULL,
	"choice" text NOT NULL,
	"source" text NOT NULL,
	"words" text,
	"chosen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "privacy_choices_id_partner_id_pk" PRIMARY KEY("id","partner_id")
);
--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "privacy_choice" text;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "privacy_chosen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "privacy_choices" ADD CONSTRAINT "privacy_choices_of_member" FOREIGN KEY ("member_id","partner_id") REFERENCES "public"."members"("public_id","partner_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "privacy_choices_member" ON "privacy_choices" USING btree ("member_id");