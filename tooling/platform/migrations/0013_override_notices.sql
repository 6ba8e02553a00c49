CREATE FUNCTION "notify_feature_flag_overrides"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NOTIFY feature_flag_overrides;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "feature_flag_overrides_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "feature_flag_overrides"
	FOR EACH STATEMENT EXECUTE FUNCTION notify_feature_flag_overrides();
