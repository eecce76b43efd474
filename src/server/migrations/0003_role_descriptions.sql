ALTER TABLE "role" RENAME COLUMN "description" TO "description_en";--> statement-breakpoint
ALTER TABLE "role" ADD COLUMN "description_ko" text;--> statement-breakpoint
ALTER TABLE "role" ADD COLUMN "description_zh_tw" text;--> statement-breakpoint
-- The presets that nobody has described otherwise say it in all three languages.
UPDATE "role" SET "description_ko" = preset.ko, "description_zh_tw" = preset.zh_tw FROM (VALUES
  ('ADMIN', 'Keeps master data, menus, roles and rights.', '기준정보, 메뉴, 역할, 권한을 관리합니다.', '維護基礎資料、選單、角色與權限。'),
  ('CFO', 'Reads master data and takes it out as files.', '기준정보를 조회하고 파일로 내보냅니다.', '檢視基礎資料並匯出檔案。'),
  ('ACTUARY', 'Keeps the codes that measurement rests on.', '측정에 쓰이는 코드를 관리합니다.', '維護衡量所依據的代碼。'),
  ('ACCOUNTANT', 'Keeps companies and the codes of the close.', '회사 정보와 결산에 쓰이는 코드를 관리합니다.', '維護公司資料與結帳所用的代碼。'),
  ('AUDITOR', 'Reads every screen and changes nothing.', '모든 화면을 조회하며 아무것도 변경하지 않습니다.', '可檢視所有畫面，不得變更任何資料。'),
  ('DEMO', 'May try everything.', '모든 기능을 체험할 수 있습니다.', '可體驗所有功能。')
) AS preset(role_id, en, ko, zh_tw) WHERE "role"."role_id" = preset.role_id AND "role"."description_en" = preset.en;
