CREATE TABLE "merchant_changes" (
	"merchant_id" integer PRIMARY KEY NOT NULL,
	"changed_in" "xid8" NOT NULL
);
--> statement-breakpoint
CREATE INDEX "merchant_changes_changed_in" ON "merchant_changes" USING btree ("changed_in");--> statement-breakpoint
CREATE FUNCTION "note_merchant_changes"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	noted integer;
BEGIN
	-- In the order of the ids, so that two imports do not wait for each other.
	EXECUTE format(
		'INSERT INTO merchant_changes (merchant_id, changed_in)
			SELECT DISTINCT %I, pg_current_xact_id() FROM changed ORDER BY 1
			ON CONFLICT (merchant_id) DO UPDATE SET changed_in = excluded.changed_in
			WHERE merchant_changes.changed_in IS DISTINCT FROM excluded.changed_in',
		TG_ARGV[0]);
	GET DIAGNOSTICS noted = ROW_COUNT;
	IF noted > 0 THEN
		NOTIFY merchant_changes;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "merchants_inserted" AFTER INSERT ON "merchants" REFERENCING NEW TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION note_merchant_changes('id');
--> statement-breakpoint
CREATE TRIGGER "merchants_updated" AFTER UPDATE ON "merchants" REFERENCING NEW TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION note_merchant_changes('id');
--> statement-breakpoint
CREATE TRIGGER "merchants_deleted" AFTER DELETE ON "merchants" REFERENCING OLD TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION note_merchant_changes('id');
--> statement-breakpoint
CREATE TRIGGER "merchant_benefits_inserted" AFTER INSERT ON "merchant_benefits" REFERENCING NEW TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION note_merchant_changes('merchant_id');
--> statement-breakpoint
CREATE TRIGGER "merchant_benefits_updated" AFTER UPDATE ON "merchant_benefits" REFERENCING NEW TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION note_merchant_changes('merchant_id');
--> statement-breakpoint
CREATE TRIGGER "merchant_benefits_deleted" AFTER DELETE ON "merchant_benefits" REFERENCING OLD TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION note_merchant_changes('merchant_id');
