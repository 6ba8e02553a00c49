import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import { contentGroups, type ContentEntry } from '@tableside/content-client';
import { parseHtmlCopy, readContent } from '@tableside/content-client/reader';
import { account } from '@tableside/features/account';
import { activation } from '@tableside/features/activation';
import { chrome } from '@tableside/features/chrome';
import { earn } from '@tableside/features/earn';
import { enrolment } from '@tableside/features/enrolment';
import { home } from '@tableside/features/home';
import { merchant } from '@tableside/features/merchant';
import { search } from '@tableside/features/search';
import { signIn } from '@tableside/features/sign-in';
import { surveys } from '@tableside/features/surveys';
import { loadPartnerFile } from '@tableside/partner-config/schema';
import { renderPages } from '@tableside/shell/server';
import { expect, test } from 'vitest';

const partners = join(import.meta.dirname, '../../../partners');
const partnerIds = readdirSync(partners)
  .filter((name) => name.endsWith('.json') && !name.endsWith('.schema.json'))
  .map((name) => basename(name, '.json'));

function optionsOf(id: string) {
  const { partner } = loadPartnerFile(readFileSync(join(partners, `${id}.json`), 'utf8'));
  if (!partner) throw new Error(`${id} does not load.`);
  const entries = contentGroups.map((group) => {
    const file = join(partners, 'content', id, `${group === '*' ? 'global' : group}.json`);
    return [
      group,
      existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ContentEntry[]) : [],
    ] as const;
  });
  return {
    partner: {
      settings: partner,
      assets: { logo: '/logo.svg', logoOnBrand: '/logo.svg', mark: '/mark.svg', footerLogos: {} },
    },
    features: [chrome, home, search, merchant, earn, signIn, enrolment, activation, account, surveys],
    content: {
      content: readContent(Object.fromEntries(entries), { parseHtml: parseHtmlCopy, log: () => undefined }),
      digest: '',
    },
  };
}

const isUnlisted =
  /^\/(?:account|add_card|card_added|fix_credentials|recover|activate|surveys|SignOut|error|404|offline)(?:\/|$)/;

test.each(partnerIds)(
  'FND-04.a FND-04.b each page of %s has the canonical address and the noindex of the table',
  async (id) => {
    const options = optionsOf(id);
    const { settings } = options.partner;
    const { origin } = new URL(settings.siteUrl);
    const isDiscover = settings.homePage === 'discover';
    const others: Readonly<Record<string, string>> = {
      [isDiscover ? '/discover' : '/how-it-works']: '/',
      '/discover/discover': isDiscover ? '/' : '/discover',
    };
    const pages = await renderPages(options);
    const found = pages.map(({ path, head }) => [
      path,
      /<link rel="canonical" href="([^"]*)"/.exec(head)?.[1],
      head.includes('<meta name="robots" content="noindex"/>'),
    ]);
    expect(found).toEqual(
      pages.map(({ path, isAlone, isMissing }) => [
        path,
        /[:*]/.test(path) || isAlone || isMissing ? undefined : origin + (others[path] ?? path),
        isUnlisted.test(path),
      ]),
    );
    expect(found.length).toBeGreaterThan(10);
  },
);
