import { freePort } from '@tableside/platform/testing/free-port';
import lighthouse from 'lighthouse';

import { launchChromium } from './visit.ts';

export interface Scores {
  readonly performance: number;
  readonly others: { readonly score: number; readonly category: string };
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof categories)[number];
const MOST_TRIES = 3;

/** Scores a page again if Lighthouse found no largest paint, which leaves the page without a score. */
async function scorePage(url: string, port: number): Promise<Record<Category, number>> {
  for (let tries = 1; tries <= MOST_TRIES; tries += 1) {
    const result = await lighthouse(url, { port, logLevel: 'error' });
    const scores = categories.map((category) => [category, result?.lhr.categories[category]?.score] as const);
    if (scores.every(([, score]) => typeof score === 'number'))
      return Object.fromEntries(
        scores.map(([category, score]) => [category, Math.round((score ?? 0) * 100)]),
      ) as Record<Category, number>;
  }
  throw new Error(`Lighthouse does not score ${url}.`);
}

export async function scorePages(urls: readonly string[]): Promise<Scores[]> {
  const port = await freePort();
  const browser = await launchChromium([`--remote-debugging-port=${port}`]);
  try {
    const scores: Scores[] = [];
    for (const url of urls) {
      const { performance, ...others } = await scorePage(url, port);
      const [lowest = { score: 0, category: 'none' }] = Object.entries(others)
        .map(([category, score]) => ({ category, score }))
        .toSorted((a, b) => a.score - b.score);
      scores.push({ performance, others: lowest });
    }
    return scores;
  } finally {
    await browser.close();
  }
}
