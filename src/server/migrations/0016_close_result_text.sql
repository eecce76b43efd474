-- One statement, so that the table is written anew once.
ALTER TABLE "close_result"
  ALTER COLUMN "closing" SET DATA TYPE json,
  ALTER COLUMN "input" SET DATA TYPE json,
  ALTER COLUMN "journal" SET DATA TYPE json;
