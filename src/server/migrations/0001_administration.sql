CREATE TABLE "audit_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"username" text NOT NULL,
	"name" text NOT NULL,
	"action" text NOT NULL,
	"resource" text NOT NULL,
	"key" text,
	"before" jsonb,
	"after" jsonb,
	"request_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "company" (
	"code" text PRIMARY KEY NOT NULL,
	"name_en" text NOT NULL,
	"name_ko" text NOT NULL,
	"name_zh_tw" text NOT NULL,
	"insurer_type" text NOT NULL,
	"country" text NOT NULL,
	"currency" text NOT NULL,
	"business_number" text,
	"representative" text,
	"closing_month" integer NOT NULL,
	"parent_code" text,
	"description" text,
	"in_use" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "menu" (
	"menu_id" text PRIMARY KEY NOT NULL,
	"parent_id" text,
	"name_en" text NOT NULL,
	"name_ko" text NOT NULL,
	"name_zh_tw" text NOT NULL,
	"path" text,
	"sort_order" integer DEFAULT 0 NOT NULL,
	"in_use" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "role" (
	"role_id" text PRIMARY KEY NOT NULL,
	"name_en" text NOT NULL,
	"name_ko" text NOT NULL,
	"name_zh_tw" text NOT NULL,
	"description" text,
	"sort_order" integer DEFAULT 0 NOT NULL,
	"in_use" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "role_menu" (
	"role_id" text NOT NULL,
	"menu_id" text NOT NULL,
	"can_read" boolean NOT NULL,
	"can_write" boolean NOT NULL,
	"can_delete" boolean NOT NULL,
	"can_export" boolean NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "role_menu_role_id_menu_id_pk" PRIMARY KEY("role_id","menu_id"),
	CONSTRAINT "role_menu_read_comes_first" CHECK ("role_menu"."can_read" OR NOT ("role_menu"."can_write" OR "role_menu"."can_delete" OR "role_menu"."can_export"))
);
--> statement-breakpoint
CREATE TABLE "user_role" (
	"user_id" uuid NOT NULL,
	"role_id" text NOT NULL,
	CONSTRAINT "user_role_user_id_role_id_pk" PRIMARY KEY("user_id","role_id")
);
--> statement-breakpoint
ALTER TABLE "common_code_detail" DROP CONSTRAINT "common_code_detail_master_code_common_code_master_code_fk";
--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "common_code_detail" ADD COLUMN "description" text;--> statement-breakpoint
ALTER TABLE "common_code_detail" ADD COLUMN "sort_order" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "common_code_detail" ADD COLUMN "in_use" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "common_code_detail" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "common_code_master" ADD COLUMN "description" text;--> statement-breakpoint
ALTER TABLE "common_code_master" ADD COLUMN "sort_order" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "common_code_master" ADD COLUMN "in_use" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "common_code_master" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "user_role" ADD CONSTRAINT "user_role_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_log_resource" ON "audit_log" USING btree ("resource","id");--> statement-breakpoint
CREATE INDEX "audit_log_key" ON "audit_log" USING btree ("resource","key","id");--> statement-breakpoint
CREATE INDEX "company_name_ko" ON "company" USING btree ("name_ko","code");--> statement-breakpoint
CREATE INDEX "company_name_en" ON "company" USING btree ("name_en","code");--> statement-breakpoint
CREATE INDEX "company_name_zh_tw" ON "company" USING btree ("name_zh_tw","code");--> statement-breakpoint
CREATE INDEX "company_country" ON "company" USING btree ("country","code");--> statement-breakpoint
CREATE INDEX "company_currency" ON "company" USING btree ("currency","code");--> statement-breakpoint
CREATE INDEX "company_insurer_type" ON "company" USING btree ("insurer_type","code");--> statement-breakpoint
CREATE INDEX "company_representative" ON "company" USING btree ("representative","code");--> statement-breakpoint
CREATE INDEX "company_business_number_order" ON "company" USING btree ("business_number","code");--> statement-breakpoint
CREATE INDEX "company_parent" ON "company" USING btree ("parent_code","code");--> statement-breakpoint
CREATE INDEX "menu_parent" ON "menu" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "role_menu_menu" ON "role_menu" USING btree ("menu_id");--> statement-breakpoint
CREATE INDEX "user_role_role" ON "user_role" USING btree ("role_id");--> statement-breakpoint
CREATE VIEW "public"."live_menu" AS (
  SELECT m.menu_id, m.path
  FROM menu m LEFT JOIN menu p ON p.menu_id = m.parent_id LEFT JOIN menu g ON g.menu_id = p.parent_id
  WHERE m.in_use AND COALESCE(p.in_use, true) AND COALESCE(g.in_use, true));--> statement-breakpoint
CREATE VIEW "public"."effective_right" AS (
  SELECT ur.user_id, ur.role_id, m.menu_id, m.path, rm.can_read, rm.can_write, rm.can_delete, rm.can_export
  FROM user_role ur
  JOIN app_user u ON u.id = ur.user_id AND u.demo_auth
  JOIN role r ON r.role_id = ur.role_id AND r.in_use
  JOIN role_menu rm ON rm.role_id = ur.role_id
  JOIN live_menu m ON m.menu_id = rm.menu_id);--> statement-breakpoint
-- By hand from here: a batch of administration is judged when all of it is there.
ALTER TABLE "common_code_detail" ADD CONSTRAINT "common_code_detail_master" FOREIGN KEY ("master_code") REFERENCES "common_code_master"("code") DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
ALTER TABLE "company" ADD CONSTRAINT "company_parent_fk" FOREIGN KEY ("parent_code") REFERENCES "company"("code") DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
ALTER TABLE "company" ADD CONSTRAINT "company_business_number" UNIQUE ("business_number") DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
ALTER TABLE "menu" ADD CONSTRAINT "menu_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "menu"("menu_id") DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
ALTER TABLE "menu" ADD CONSTRAINT "menu_path" UNIQUE ("path") DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
ALTER TABLE "role_menu" ADD CONSTRAINT "role_menu_role_fk" FOREIGN KEY ("role_id") REFERENCES "role"("role_id") DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
ALTER TABLE "role_menu" ADD CONSTRAINT "role_menu_menu_fk" FOREIGN KEY ("menu_id") REFERENCES "menu"("menu_id") DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
ALTER TABLE "user_role" ADD CONSTRAINT "user_role_role_fk" FOREIGN KEY ("role_id") REFERENCES "role"("role_id") DEFERRABLE INITIALLY DEFERRED;
