/** How many letters must change for one word to become the other. */
function distance(from: string, to: string): number {
  let previous = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [row, letter] of [...from].entries()) {
    const current = [row + 1];
    for (const [column, other] of [...to].entries()) {
      const [above = 0, diagonal = 0, left = 0] = [previous[column + 1], previous[column], current[column]];
      current.push(Math.min(above + 1, left + 1, diagonal + (letter === other ? 0 : 1)));
    }
    previous = current;
  }
  return previous.at(-1) ?? 0;
}

/** The name that a misspelt one most likely stands for; undefined when none is near. */
export function nearestName(written: string, known: readonly string[]): string | undefined {
  const ranked = known
    .map((name) => ({ name, away: distance(written.toLowerCase(), name.toLowerCase()) }))
    .sort((a, b) => a.away - b.away);
  const best = ranked[0];
  return best && best.away <= Math.max(2, Math.floor(written.length / 3)) ? best.name : undefined;
}
