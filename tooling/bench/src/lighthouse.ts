import { createServer, type AddressInfo } from 'node:net';

import lighthouse from 'lighthouse';

import { launchChromium } from './visit.ts';

export interface Scores {
  readonly performance: number;
  /** The lowest of the other categories. */
  readonly others: { readonly score: number; readonly category: string };
}

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

/** Returns Lighthouse's scores of pages, from 0 to 100, with its own phone and slow network. */
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
