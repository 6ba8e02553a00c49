import type { Database } from '../../database/database.ts';

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

/** Letters to change, add, drop or swap with their neighbor to make one word the other. */
export function editDistance(from: string, to: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const change = (last[column - 1] ?? 0) + (from[row - 1] === to[column - 1] ? 0 : 1);
      let least = Math.min((last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, change);
      const isSwap =
        row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      if (isSwap) least = Math.min(least, (beforeLast[column - 2] ?? 0) + 1);
      current.push(least);
    }
    beforeLast = last;
    last = current;
  }
  return last[to.length] ?? 0;
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
    if (Math.abs(known.length - word.length) > most) continue;
    const distance = editDistance(word, known);
    const isBetter = !best || distance < best.distance || (distance === best.distance && count > best.count);
    if (distance <= most && isBetter) best = { word: known, distance, count };
  }
  return best ? [word, best.word] : [word];
}
