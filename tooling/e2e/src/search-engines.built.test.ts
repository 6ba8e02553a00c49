import { globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import { loadPartnerFile } from '@tableside/partner-config/schema';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const appsDir = process.env['APPS_DIR'] ?? join(root, 'apps');
const partnerIds = readdirSync(join(root, 'partners'))
  .filter((name) => name.endsWith('.json') && !name.endsWith('.schema.json'))
  .map((name) => basename(name, '.json'));

function settingsOf(id: string) {
  const { partner } = loadPartnerFile(readFileSync(join(root, 'partners', `${id}.json`), 'utf8'));
  return partner ?? expect.fail(`${id} does not load.`);
}

const isUnlisted =
  /^\/(?:account|add_card|card_added|fix_credentials|recover|activate|surveys|SignOut|error|404|offline)(?:\/|$)/;
/** Pages of many addresses, and those that stand for another one. */
const isWithoutAddress = /\/__?(?:\/|$)|^\/(?:404|offline)$/;

test.each(partnerIds)(
  'FND-04.a FND-04.b each page of %s has the canonical address and the noindex of the table',
  (id) => {
    const { siteUrl, homePage } = settingsOf(id);
    const { origin } = new URL(siteUrl);
    const isDiscover = homePage === 'discover';
    const others: Readonly<Record<string, string>> = {
      [isDiscover ? '/discover' : '/how-it-works']: '/',
      '/discover/discover': isDiscover ? '/' : '/discover',
    };
    const dist = join(appsDir, id, 'dist');
    const pages = globSync('**/*.html', { cwd: dist }).map((file) => ({
      path: `/${file.replace(/(?:\/?index)?\.html$/, '')}`,
      html: readFileSync(join(dist, file), 'utf8'),
    }));
    const found = pages.map(({ path, html }) => [
      path,
      /<link [^>]*rel="canonical" href="([^"]*)"/.exec(html)?.[1],
      /<meta [^>]*name="robots" content="noindex"/.test(html),
    ]);
    expect(found).toEqual(
      pages.map(({ path }) => [
        path,
        isWithoutAddress.test(path) ? undefined : origin + (others[path] ?? path),
        isUnlisted.test(path),
      ]),
    );
    expect(found.length).toBeGreaterThan(10);
  },
);
