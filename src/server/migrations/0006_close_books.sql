CREATE TABLE "close_actual" (
	"book_id" text NOT NULL,
	"period" text NOT NULL,
	"group_id" text NOT NULL,
	"data" jsonb NOT NULL,
	CONSTRAINT "close_actual_book_id_period_group_id_pk" PRIMARY KEY("book_id","period","group_id")
);
--> statement-breakpoint
CREATE TABLE "close_assumption_set" (
	"book_id" text NOT NULL,
	"version" text NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"name" jsonb NOT NULL,
	"state" text NOT NULL,
	"effective_from" text NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"approved_by" text,
	"approved_at" timestamp with time zone,
	"data" jsonb NOT NULL,
	CONSTRAINT "close_assumption_set_book_id_version_pk" PRIMARY KEY("book_id","version")
);
--> statement-breakpoint
CREATE TABLE "close_book" (
	"book_id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"owner_id" uuid,
	"shared_with" text[] DEFAULT '{}' NOT NULL,
	"definition" jsonb NOT NULL,
	"model_points" integer NOT NULL,
	"edition" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "close_curve" (
	"book_id" text NOT NULL,
	"id" text NOT NULL,
	"date" text NOT NULL,
	"currency" text NOT NULL,
	"kind" text NOT NULL,
	"source" text NOT NULL,
	"terms" double precision[] NOT NULL,
	"rates" double precision[] NOT NULL,
	CONSTRAINT "close_curve_book_id_id_pk" PRIMARY KEY("book_id","id")
);
--> statement-breakpoint
CREATE TABLE "close_model_point" (
	"book_id" text NOT NULL,
	"id" text NOT NULL,
	"product" text NOT NULL,
	"group_id" text NOT NULL,
	"entry" text NOT NULL,
	"issue_month" text NOT NULL,
	"issue_age" integer,
	"sex" text,
	"term" integer NOT NULL,
	"premium" double precision NOT NULL,
	"premium_term" integer,
	"premiums_per_year" integer,
	"sum_insured" double precision NOT NULL,
	"annuity_start" integer,
	"contracts" double precision NOT NULL,
	"account_value" double precision,
	"in_force" double precision[],
	"accounts" double precision[],
	CONSTRAINT "close_model_point_book_id_id_pk" PRIMARY KEY("book_id","id")
);
--> statement-breakpoint
CREATE TABLE "close_opening" (
	"book_id" text NOT NULL,
	"group_id" text NOT NULL,
	"data" jsonb NOT NULL,
	CONSTRAINT "close_opening_book_id_group_id_pk" PRIMARY KEY("book_id","group_id")
);
--> statement-breakpoint
CREATE TABLE "close_scenario" (
	"book_id" text NOT NULL,
	"id" text NOT NULL,
	"position" integer NOT NULL,
	"created_by" text,
	"data" jsonb NOT NULL,
	CONSTRAINT "close_scenario_book_id_id_pk" PRIMARY KEY("book_id","id")
);
--> statement-breakpoint
CREATE TABLE "close_stated_estimate" (
	"book_id" text NOT NULL,
	"period" text NOT NULL,
	"group_id" text NOT NULL,
	"data" jsonb NOT NULL,
	CONSTRAINT "close_stated_estimate_book_id_period_group_id_pk" PRIMARY KEY("book_id","period","group_id")
);
--> statement-breakpoint
ALTER TABLE "close_actual" ADD CONSTRAINT "close_actual_book_id_close_book_book_id_fk" FOREIGN KEY ("book_id") REFERENCES "public"."close_book"("book_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "close_assumption_set" ADD CONSTRAINT "close_assumption_set_book_id_close_book_book_id_fk" FOREIGN KEY ("book_id") REFERENCES "public"."close_book"("book_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "close_book" ADD CONSTRAINT "close_book_owner_id_app_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "close_curve" ADD CONSTRAINT "close_curve_book_id_close_book_book_id_fk" FOREIGN KEY ("book_id") REFERENCES "public"."close_book"("book_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "close_model_point" ADD CONSTRAINT "close_model_point_book_id_close_book_book_id_fk" FOREIGN KEY ("book_id") REFERENCES "public"."close_book"("book_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "close_opening" ADD CONSTRAINT "close_opening_book_id_close_book_book_id_fk" FOREIGN KEY ("book_id") REFERENCES "public"."close_book"("book_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "close_scenario" ADD CONSTRAINT "close_scenario_book_id_close_book_book_id_fk" FOREIGN KEY ("book_id") REFERENCES "public"."close_book"("book_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "close_stated_estimate" ADD CONSTRAINT "close_stated_estimate_book_id_close_book_book_id_fk" FOREIGN KEY ("book_id") REFERENCES "public"."close_book"("book_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "close_model_point_group" ON "close_model_point" USING btree ("book_id","group_id");