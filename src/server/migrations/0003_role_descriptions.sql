ALTER TABLE "role" RENAME COLUMN "description" TO "description_en";--> statement-breakpoint
ALTER TABLE "role" ADD COLUMN "description_ko" text;--> statement-breakpoint
ALTER TABLE "role" ADD COLUMN "description_zh_tw" text;
