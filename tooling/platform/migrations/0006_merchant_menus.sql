ALTER TABLE "merchants" ADD COLUMN "menu_image_descriptions" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "merchants" ADD COLUMN "menu" jsonb;