import type { Database } from '../../database/database.ts';
import { createOrFromMemory } from '../../database/from-memory.ts';
import { editDistance } from '../../settings/edit-distance.ts';

export type Vocabulary = ReadonlyMap<string, number>;

const HOUR_MS = 3_600_000;
/** A word in fewer merchants is probably a name, not a search term. */
const LEAST_MERCHANTS = 3;

export function createVocabularyReader(
  database: Pick<Database, 'run'>,
  now: () => Date,
  // Has its own state, because this read covers all merchants and may time out where others do not.
  orFromMemory = createOrFromMemory(),
): () => Promise<Vocabulary> {
  let cached: Vocabulary = new Map();
  let cachedUntil = 0;
  let reading: Promise<Vocabulary> | undefined;
  const read = async (): Promise<Vocabulary> => {
    const rows = await database.run<{ word: string; count: number }>({
      name: 'vocabulary',
      text: `select word, count(*)::int as count from merchants, unnest(string_to_array(search_text, ' ')) as word
        where length(word) > 2 group by word having count(*) >= $1`,
      values: [LEAST_MERCHANTS],
    });
    cached = new Map(rows.map(({ word, count }) => [word, count]));
    cachedUntil = now().getTime() + HOUR_MS;
    return cached;
  };
  return async () =>
    now().getTime() < cachedUntil
      ? cached
      : orFromMemory(
          () => (reading ??= read().finally(() => (reading = undefined))),
          () => cached,
        );
}

/**
 * Returns a word and its likely correction, because the database's trigrams miss typos such as "suhsi" for
 * "sushi". A prefix of a known word is not corrected.
 */
export function withCorrection(word: string, vocabulary: Vocabulary): string[] {
  const most = word.length >= 7 ? 2 : word.length >= 4 ? 1 : 0;
  if (most === 0 || [...vocabulary.keys()].some((known) => known.startsWith(word))) return [word];
  let best: { word: string; distance: number; count: number } | undefined;
  for (const [known, count] of vocabulary) {
    const distance = editDistance(word, known, most);
    const isBetter = !best || distance < best.distance || (distance === best.distance && count > best.count);
    if (distance <= most && isBetter) best = { word: known, distance, count };
  }
  return best ? [word, best.word] : [word];
}
