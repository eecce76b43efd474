CREATE TABLE "close_run_frame" (
	"run_id" uuid PRIMARY KEY NOT NULL,
	"body" "bytea" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "close_result" ADD COLUMN "ledger" jsonb;--> statement-breakpoint
ALTER TABLE "close_run_frame" ADD CONSTRAINT "close_run_frame_run_id_close_run_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."close_run"("id") ON DELETE cascade ON UPDATE no action;