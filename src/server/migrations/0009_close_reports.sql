CREATE TABLE "close_comment" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"book_id" text NOT NULL,
	"period" text NOT NULL,
	"cell" text NOT NULL,
	"text" text NOT NULL,
	"author" text NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	"resolved_by" text,
	"resolved_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "close_ledger_rule_set" (
	"book_id" text NOT NULL,
	"version" integer NOT NULL,
	"rules" jsonb NOT NULL,
	"reason" text NOT NULL,
	"saved_by" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "close_ledger_rule_set_book_id_version_pk" PRIMARY KEY("book_id","version")
);
--> statement-breakpoint
ALTER TABLE "close_comment" ADD CONSTRAINT "close_comment_book_id_close_book_book_id_fk" FOREIGN KEY ("book_id") REFERENCES "public"."close_book"("book_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "close_ledger_rule_set" ADD CONSTRAINT "close_ledger_rule_set_book_id_close_book_book_id_fk" FOREIGN KEY ("book_id") REFERENCES "public"."close_book"("book_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "close_comment_place" ON "close_comment" USING btree ("book_id","period","written_at");