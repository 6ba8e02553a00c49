CREATE TABLE "saved_merchants" (
	"member_id" text NOT NULL,
	"partner_id" text NOT NULL,
	"merchant_id" integer NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_merchants_member_id_partner_id_merchant_id_pk" PRIMARY KEY("member_id","partner_id","merchant_id")
);
--> statement-breakpoint
ALTER TABLE "saved_merchants" ADD CONSTRAINT "saved_merchants_merchant_id_merchants_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_merchants" ADD CONSTRAINT "saved_merchants_of_member" FOREIGN KEY ("member_id","partner_id") REFERENCES "public"."members"("public_id","partner_id") ON DELETE cascade ON UPDATE no action;