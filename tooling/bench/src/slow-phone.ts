import type { Browser } from '@playwright/test';

/**
 * The time that the slow phone takes for the loop, which is four times that of the machine of the first
 * measurements.
 */
const PHONE_LOOP_MS = 160;
const TRIES = 40;

/** Runs in a page, so it can use nothing outside of itself. Returns the shortest time of a fixed task. */
function timeLoop(tries: number): number {
  const work = () => {
    const groups = new Map<string, { readonly count: number; readonly name: string }[]>();
    let seed = 1;
    for (let index = 0; index < 100_000; index += 1) {
      seed = (seed * 1_664_525 + 1_013_904_223) % 4_294_967_296;
      const name = `item ${seed % 997}`;
      const group = groups.get(name) ?? [];
      group.push({ count: seed % 100, name });
      groups.set(name, group);
    }
    return [...groups.values()]
      .map((group) => group.toSorted((a, b) => a.count - b.count).map(({ count }) => count))
      .toSorted((a, b) => a.length - b.length)
      .reduce((sum, counts) => sum + JSON.stringify(counts).length, 0);
  };
  let shortest = Infinity;
  for (let index = 0; index < tries; index += 1) {
    const start = performance.now();
    work();
    shortest = Math.min(shortest, performance.now() - start);
  }
  return shortest;
}

/**
 * Returns how many times slower the slow phone is than this machine, so that measurements on any machine
 * emulate the same phone. At least 1, because a browser cannot be made faster.
 */
export async function slowPhoneRate(browser: Browser): Promise<number> {
  const page = await browser.newPage();
  try {
    return Math.max(1, PHONE_LOOP_MS / (await page.evaluate(timeLoop, TRIES)));
  } finally {
    await page.close();
  }
}
