import { closestMatch } from 'leven';

export function nearestName(written: string, known: readonly string[]): string | undefined {
  const lower = known.map((name) => name.toLowerCase());
  const maxDistance = Math.max(2, Math.floor(written.length / 3));
  const nearest = closestMatch(written.toLowerCase(), lower, { maxDistance });
  return nearest === undefined ? undefined : known[lower.indexOf(nearest)];
}
