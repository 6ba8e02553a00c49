import { freePort } from '@tableside/platform/testing/free-port';
import lighthouse from 'lighthouse';

import { launchChromium } from './visit.ts';

export interface Scores {
  readonly performance: number;
  readonly others: { readonly score: number; readonly category: string };
}

export async function scorePages(urls: readonly string[]): Promise<Scores[]> {
  const port = await freePort();
  const browser = await launchChromium([`--remote-debugging-port=${port}`]);
  try {
    const scores: Scores[] = [];
    for (const url of urls) {
      const result = await lighthouse(url, { port, logLevel: 'error' });
      const categories = result?.lhr.categories ?? {};
      const scoreOf = (category: string) => Math.round((categories[category]?.score ?? 0) * 100);
      const [lowest = { score: 0, category: 'none' }] = ['accessibility', 'best-practices', 'seo']
        .map((category) => ({ category, score: scoreOf(category) }))
        .toSorted((a, b) => a.score - b.score);
      scores.push({
        performance: scoreOf('performance'),
        others: lowest,
      });
    }
    return scores;
  } finally {
    await browser.close();
  }
}
