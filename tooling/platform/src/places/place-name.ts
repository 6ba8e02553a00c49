import { searchable } from '../database/searchable.ts';

/** Words that do not distinguish names: the article in "The Bronx", and an "and" that others write as "&". */
const fillers: ReadonlySet<string> = new Set(['and', 'the']);

const shortWords: Readonly<Record<string, string>> = { st: 'saint', ft: 'fort', mt: 'mount' };
const fullWords: Readonly<Record<string, string>> = {
  ...shortWords,
  ste: 'sainte',
  n: 'north',
  s: 'south',
  e: 'east',
  w: 'west',
  no: 'north',
  so: 'south',
  bch: 'beach',
  brg: 'bridge',
  crk: 'creek',
  ctr: 'center',
  cyn: 'canyon',
  ests: 'estates',
  fls: 'falls',
  frst: 'forest',
  gdns: 'gardens',
  grv: 'grove',
  hbr: 'harbor',
  hls: 'hills',
  hts: 'heights',
  is: 'island',
  isl: 'island',
  jct: 'junction',
  lk: 'lake',
  lks: 'lakes',
  lndg: 'landing',
  mdws: 'meadows',
  mtn: 'mountain',
  mtns: 'mountains',
  pk: 'park',
  plns: 'plains',
  pt: 'point',
  rdg: 'ridge',
  riv: 'river',
  rpds: 'rapids',
  spg: 'spring',
  spgs: 'springs',
  sq: 'square',
  sta: 'station',
  twp: 'township',
  vly: 'valley',
  vlg: 'village',
};

export const wordsOf = (text: string): string[] =>
  searchable(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .split(' ');

export const comparable = (text: string): string =>
  wordsOf(text)
    .map((word) => shortWords[word] ?? word)
    .join(' ')
    // Makes "Coeur d'Alene" equal "Coeur D Alene", and "O'Fallon" equal "O Fallon".
    .replace(/\b([dlo]) (?=[a-z])/g, '$1');

const joined = (words: readonly string[]): string => words.map((word) => fullWords[word] ?? word).join('');

/**
 * Returns a key that all spellings of a name share: full words without spaces, because names such as "Mc
 * Lean", "La Grange" and "N. Little Rock" are written in several ways. Different names may have the same key.
 */
export const spellingKey = (text: string): string =>
  joined(wordsOf(text).filter((word) => !fillers.has(word)));

export const beginningKey = (text: string): string => joined(wordsOf(text));

/**
 * Returns the keys that the text typed so far may begin with, likeliest first: a final "e" may stand for
 * "East" or start "Elsinore", and an article may not be part of the name.
 */
export function beginningsOf(typed: string): readonly string[] {
  const words = wordsOf(typed);
  const unfinished = joined(words.slice(0, -1)) + (words.at(-1) ?? '');
  return [...new Set([joined(words), unfinished, spellingKey(typed)])].filter((key) => key !== '');
}

export const withoutCountry = (text: string): string =>
  text.replace(/[\s,]+(?:u\.?\s?s\.?(?:\s?a\.?)?|(?:the )?united states(?: of america)?)\s*$/i, '');

export const zipAtEnd = (text: string): string | undefined =>
  /(?:^|[\s,])(\d{5})(?:-\d{4})?\s*$/.exec(text)?.[1];
