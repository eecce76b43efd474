-- What an earlier release stored of a run that is under way is made again by its last step.
ALTER TABLE "close_batch" ALTER COLUMN "summary" SET DATA TYPE json USING NULL;--> statement-breakpoint
CREATE INDEX "close_result_failed" ON "close_result" USING btree ("run_id") WHERE failure IS NOT NULL;--> statement-breakpoint
-- PostgreSQL does not try to compress what is compressed, nor what is gone when the run has ended.
ALTER TABLE "close_batch" ALTER COLUMN "summary" SET STORAGE EXTERNAL;--> statement-breakpoint
ALTER TABLE "close_batch" ALTER COLUMN "part" SET STORAGE EXTERNAL;--> statement-breakpoint
ALTER TABLE "close_run_frame" ALTER COLUMN "body" SET STORAGE EXTERNAL;--> statement-breakpoint
ALTER TABLE "close_result_document" ALTER COLUMN "body" SET STORAGE EXTERNAL;
