CREATE TABLE "flex_offers" (
	"member_id" text NOT NULL,
	"merchant_id" integer NOT NULL,
	"offer_id" text NOT NULL,
	"amount_hundredths" integer NOT NULL,
	CONSTRAINT "flex_offers_member_id_merchant_id_pk" PRIMARY KEY("member_id","merchant_id")
);
--> statement-breakpoint
ALTER TABLE "flex_offers" ADD CONSTRAINT "flex_offers_member_id_members_public_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("public_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flex_offers" ADD CONSTRAINT "flex_offers_merchant_id_merchants_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchants"("id") ON DELETE cascade ON UPDATE no action;