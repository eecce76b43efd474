CREATE TABLE "close_in_force" (
	"book_id" text NOT NULL,
	"group_id" text NOT NULL,
	"period" text NOT NULL,
	"contracts" double precision NOT NULL,
	"sum_insured" double precision NOT NULL,
	CONSTRAINT "close_in_force_book_id_group_id_period_pk" PRIMARY KEY("book_id","group_id","period")
);
--> statement-breakpoint
ALTER TABLE "close_in_force" ADD CONSTRAINT "close_in_force_book_id_close_book_book_id_fk" FOREIGN KEY ("book_id") REFERENCES "public"."close_book"("book_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
-- Of a group, as its model points have it now.
CREATE FUNCTION close_in_force_of(book text, contract_group text) RETURNS TABLE (period text, contracts double precision, sum_insured double precision) LANGUAGE sql STABLE AS $$
  SELECT to_char(to_date(p.entry, 'YYYY-MM') + (p.quarter - 1) * interval '3 months', 'YYYY-MM'), sum(p.contracts), sum(p.sum_insured)
  FROM (SELECT m.entry, n.quarter, sum(n.contracts) AS contracts, sum(n.contracts * m.sum_insured) AS sum_insured
    FROM close_model_point m, unnest(m.in_force) WITH ORDINALITY AS n (contracts, quarter)
    WHERE m.book_id = book AND m.group_id = contract_group GROUP BY 1, 2) p
  GROUP BY 1
$$;
--> statement-breakpoint
-- Points come in parts of a book: each part is added.
CREATE FUNCTION close_in_force_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO close_in_force AS kept (book_id, group_id, period, contracts, sum_insured)
  SELECT p.book_id, p.group_id, to_char(to_date(p.entry, 'YYYY-MM') + (p.quarter - 1) * interval '3 months', 'YYYY-MM'), sum(p.contracts), sum(p.sum_insured)
  FROM (SELECT m.book_id, m.group_id, m.entry, n.quarter, sum(n.contracts) AS contracts, sum(n.contracts * m.sum_insured) AS sum_insured
    FROM added m, unnest(m.in_force) WITH ORDINALITY AS n (contracts, quarter) GROUP BY 1, 2, 3, 4) p
  GROUP BY 1, 2, 3
  ON CONFLICT (book_id, group_id, period) DO UPDATE
    SET contracts = kept.contracts + excluded.contracts, sum_insured = kept.sum_insured + excluded.sum_insured;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Nothing is taken away by subtracting: what is left would not be what the points add up to.
CREATE FUNCTION close_in_force_recounted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  WITH gone AS (SELECT DISTINCT book_id, group_id FROM removed)
  DELETE FROM close_in_force kept USING gone WHERE kept.book_id = gone.book_id AND kept.group_id = gone.group_id;
  WITH gone AS (SELECT DISTINCT book_id, group_id FROM removed)
  INSERT INTO close_in_force (book_id, group_id, period, contracts, sum_insured)
  SELECT gone.book_id, gone.group_id, counted.* FROM gone CROSS JOIN LATERAL close_in_force_of(gone.book_id, gone.group_id) AS counted;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER close_model_point_added AFTER INSERT ON "close_model_point" REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION close_in_force_added();
--> statement-breakpoint
CREATE TRIGGER close_model_point_removed AFTER DELETE ON "close_model_point" REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION close_in_force_recounted();
--> statement-breakpoint
CREATE FUNCTION close_model_point_stands() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Model points are not changed: they are removed and written anew';
END $$;
--> statement-breakpoint
CREATE TRIGGER close_model_point_stands BEFORE UPDATE ON "close_model_point" FOR EACH STATEMENT EXECUTE FUNCTION close_model_point_stands();
--> statement-breakpoint
INSERT INTO close_in_force (book_id, group_id, period, contracts, sum_insured)
SELECT of_book.book_id, of_book.group_id, counted.* FROM (SELECT DISTINCT book_id, group_id FROM close_model_point) AS of_book
CROSS JOIN LATERAL close_in_force_of(of_book.book_id, of_book.group_id) AS counted;
