ALTER TABLE "chat_rating" ADD COLUMN "question_id" uuid;--> statement-breakpoint
ALTER TABLE "chat_rating" ADD COLUMN "question" text;--> statement-breakpoint
ALTER TABLE "chat_rating" ADD COLUMN "page" text;--> statement-breakpoint
ALTER TABLE "chat_rating" ADD CONSTRAINT "chat_rating_question_id_unique" UNIQUE("question_id");