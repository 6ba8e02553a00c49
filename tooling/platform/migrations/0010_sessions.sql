CREATE TABLE "member_devices" (
	"member_id" text NOT NULL,
	"partner_id" text NOT NULL,
	"device_id" text NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "member_devices_member_id_partner_id_device_id_pk" PRIMARY KEY("member_id","partner_id","device_id")
);
--> statement-breakpoint
ALTER TABLE "member_sessions" ADD COLUMN "last_used_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "member_sessions" ADD COLUMN "browser" text;--> statement-breakpoint
ALTER TABLE "member_sessions" ADD COLUMN "device" text;--> statement-breakpoint
ALTER TABLE "member_devices" ADD CONSTRAINT "member_devices_of_member" FOREIGN KEY ("member_id","partner_id") REFERENCES "public"."members"("public_id","partner_id") ON DELETE cascade ON UPDATE no action;