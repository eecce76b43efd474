CREATE TABLE "chat_rating" (
	"answer_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"useful" boolean NOT NULL,
	"reason" text NOT NULL,
	"rated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "chat_rating_answer_id_user_id_pk" PRIMARY KEY("answer_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "chat_rating" ADD CONSTRAINT "chat_rating_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;