/**
 * Counts the letters to change, insert, delete or swap with a neighbor to turn one word into the other. Stops
 * counting above `most`, and then returns any number that exceeds it.
 */
export function editDistance(from: string, to: string, most = Infinity): number {
  if (Math.abs(from.length - to.length) > most) return most + 1;
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
    if (Math.min(...current) > most) return most + 1;
    beforeLast = last;
    last = current;
  }
  return last[to.length] ?? 0;
}
