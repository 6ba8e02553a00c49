import type { Database } from '../../database/database.ts';
import { editDistance } from '../../edit-distance.ts';

/** Words of names and cuisines, with the number of merchants that have them. */
export type Vocabulary = ReadonlyMap<string, number>;

const HOUR_MS = 3_600_000;
/** A word that few merchants have is a name rather than something people look for. */
const LEAST_MERCHANTS = 3;

/** Reads the words that merchants have in common, at most once an hour. */
export function createVocabularyReader(database: Database, now: () => Date): () => Promise<Vocabulary> {
  let kept: Promise<Vocabulary> | undefined;
  let keptUntil = 0;
  const read = async (): Promise<Vocabulary> => {
    const rows = await database.run<{ word: string; count: number }>({
      name: 'vocabulary',
      text: `select word, count(*)::int as count from merchants, unnest(string_to_array(search_text, ' ')) as word
        where length(word) > 2 group by word having count(*) >= $1`,
      values: [LEAST_MERCHANTS],
    });
    return new Map(rows.map(({ word, count }) => [word, count]));
  };
  return () => {
    if (kept && now().getTime() < keptUntil) return kept;
    keptUntil = now().getTime() + HOUR_MS;
    kept = read().catch((cause: unknown) => {
      keptUntil = 0;
      throw cause;
    });
    return kept;
  };
}

/**
 * A word and the one that may have been meant by it: "suhsi" shares too few letters in a row with "sushi" for the
 * database to see it. A word that begins a known one is taken as it is.
 */
export function withCorrection(word: string, vocabulary: Vocabulary): string[] {
  const most = word.length >= 7 ? 2 : word.length >= 4 ? 1 : 0;
  if (most === 0) return [word];
  let best: { word: string; distance: number; count: number } | undefined;
  for (const [known, count] of vocabulary) {
    if (known.startsWith(word)) return [word];
    const distance = editDistance(word, known, most);
    const isBetter = !best || distance < best.distance || (distance === best.distance && count > best.count);
    if (distance <= most && isBetter) best = { word: known, distance, count };
  }
  return best ? [word, best.word] : [word];
}
