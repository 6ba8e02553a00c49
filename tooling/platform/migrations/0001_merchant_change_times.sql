ALTER TABLE "merchant_changes" ADD COLUMN "changed_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
-- By hand: the function of the triggers, which writes the time too.
CREATE OR REPLACE FUNCTION "note_merchant_changes"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	noted integer;
BEGIN
	-- In the order of the ids, so that two imports do not wait for each other.
	EXECUTE format(
		'INSERT INTO merchant_changes (merchant_id, changed_in, changed_at)
			SELECT DISTINCT %I, pg_current_xact_id(), now() FROM changed ORDER BY 1
			ON CONFLICT (merchant_id) DO UPDATE SET changed_in = excluded.changed_in, changed_at = excluded.changed_at
			WHERE merchant_changes.changed_in IS DISTINCT FROM excluded.changed_in',
		TG_ARGV[0]);
	GET DIAGNOSTICS noted = ROW_COUNT;
	IF noted > 0 THEN
		NOTIFY merchant_changes;
	END IF;
	RETURN NULL;
END $$;
