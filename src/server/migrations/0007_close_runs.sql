CREATE TABLE "close_batch" (
	"run_id" uuid NOT NULL,
	"stage" text NOT NULL,
	"number" integer NOT NULL,
	"groups" jsonb NOT NULL,
	"is_done" boolean DEFAULT false NOT NULL,
	CONSTRAINT "close_batch_run_id_stage_number_pk" PRIMARY KEY("run_id","stage","number")
);
--> statement-breakpoint
CREATE TABLE "close_control" (
	"run_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"result" jsonb NOT NULL,
	CONSTRAINT "close_control_run_id_position_pk" PRIMARY KEY("run_id","position")
);
--> statement-breakpoint
CREATE TABLE "close_journal_line" (
	"posting_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"group_id" text NOT NULL,
	"account" text NOT NULL,
	"debit" double precision NOT NULL,
	"credit" double precision NOT NULL,
	"line" jsonb NOT NULL,
	CONSTRAINT "close_journal_line_posting_id_number_pk" PRIMARY KEY("posting_id","number")
);
--> statement-breakpoint
CREATE TABLE "close_period" (
	"book_id" text NOT NULL,
	"period" text NOT NULL,
	"scenario_id" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"run_id" uuid,
	"posted_run_id" uuid,
	"changed_by" text,
	"changed_by_name" text,
	"changed_at" timestamp with time zone,
	"reason" text,
	CONSTRAINT "close_period_book_id_period_scenario_id_pk" PRIMARY KEY("book_id","period","scenario_id")
);
--> statement-breakpoint
CREATE TABLE "close_posting" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"book_id" text NOT NULL,
	"period" text NOT NULL,
	"run_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"corrects" uuid,
	"date" date NOT NULL,
	"reason" text,
	"posted_by" text,
	"posted_by_name" text,
	"posted_at" timestamp with time zone NOT NULL,
	"lines" integer NOT NULL,
	"debit" double precision NOT NULL,
	"credit" double precision NOT NULL
);
--> statement-breakpoint
CREATE TABLE "close_result" (
	"run_id" uuid NOT NULL,
	"group_id" text NOT NULL,
	"closed" jsonb,
	"closing" jsonb,
	"input" jsonb,
	"failure" jsonb,
	"journal" jsonb,
	CONSTRAINT "close_result_run_id_group_id_pk" PRIMARY KEY("run_id","group_id")
);
--> statement-breakpoint
CREATE TABLE "close_result_document" (
	"run_id" uuid PRIMARY KEY NOT NULL,
	"body" "bytea" NOT NULL,
	"etag" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "close_run" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"book_id" text NOT NULL,
	"period" text NOT NULL,
	"scenario_id" text NOT NULL,
	"state" text NOT NULL,
	"from_step" smallint DEFAULT 1 NOT NULL,
	"based_on" uuid,
	"opened_from" uuid,
	"is_history" boolean DEFAULT false NOT NULL,
	"started_by" text,
	"started_by_name" text,
	"created_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"groups" integer DEFAULT 0 NOT NULL,
	"failed_groups" integer DEFAULT 0 NOT NULL,
	"controls_hold" integer DEFAULT 0 NOT NULL,
	"controls_fail" integer DEFAULT 0 NOT NULL,
	"controls_not_run" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "close_run_step" (
	"run_id" uuid NOT NULL,
	"step" smallint NOT NULL,
	"state" text NOT NULL,
	"count_in" integer DEFAULT 0 NOT NULL,
	"count_out" integer DEFAULT 0 NOT NULL,
	"count_failed" integer DEFAULT 0 NOT NULL,
	"work_seconds" double precision DEFAULT 0 NOT NULL,
	"started_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "close_run_step_run_id_step_pk" PRIMARY KEY("run_id","step")
);
--> statement-breakpoint
ALTER TABLE "close_batch" ADD CONSTRAINT "close_batch_run_id_close_run_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."close_run"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "close_control" ADD CONSTRAINT "close_control_run_id_close_run_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."close_run"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "close_result" ADD CONSTRAINT "close_result_run_id_close_run_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."close_run"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "close_result_document" ADD CONSTRAINT "close_result_document_run_id_close_run_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."close_run"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "close_run_step" ADD CONSTRAINT "close_run_step_run_id_close_run_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."close_run"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "close_journal_line_account" ON "close_journal_line" USING btree ("posting_id","account");--> statement-breakpoint
CREATE INDEX "close_posting_book" ON "close_posting" USING btree ("book_id","period","posted_at");--> statement-breakpoint
CREATE UNIQUE INDEX "close_posting_reversed" ON "close_posting" USING btree ("corrects") WHERE kind = 'reversal';--> statement-breakpoint
CREATE INDEX "close_run_book" ON "close_run" USING btree ("book_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "close_run_active" ON "close_run" USING btree ("book_id","period","scenario_id") WHERE state IN ('queued', 'running');--> statement-breakpoint
-- What stands in the ledger is corrected by further entries, never in place.
CREATE FUNCTION close_ledger_stands() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'What is posted is not changed: %', TG_TABLE_NAME;
END $$;
--> statement-breakpoint
CREATE TRIGGER close_posting_stands BEFORE UPDATE OR DELETE ON "close_posting" FOR EACH ROW EXECUTE FUNCTION close_ledger_stands();
--> statement-breakpoint
CREATE TRIGGER close_journal_line_stands BEFORE UPDATE OR DELETE ON "close_journal_line" FOR EACH ROW EXECUTE FUNCTION close_ledger_stands();
