ALTER TABLE "close_batch" ADD COLUMN "summary" "bytea";--> statement-breakpoint
ALTER TABLE "close_batch" ADD COLUMN "part" "bytea";