-- Replicas answer code lists from copies: whoever writes to a common code, by whatever means, says so when it commits.
CREATE FUNCTION notify_common_codes_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('common_codes_changed', '');
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER common_code_master_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "common_code_master"
  FOR EACH STATEMENT EXECUTE FUNCTION notify_common_codes_changed();--> statement-breakpoint
CREATE TRIGGER common_code_detail_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "common_code_detail"
  FOR EACH STATEMENT EXECUTE FUNCTION notify_common_codes_changed();
