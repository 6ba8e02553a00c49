import { partnerWith } from '@tableside/partner-config/testing';
import { siteRules } from '@tableside/platform/hosting';
import { expect, test } from 'vitest';

import { writeCaddy } from './caddy.ts';
import { writeNginx } from './nginx.ts';

const settings = {
  partner: partnerWith(),
  surveyHostUrl: 'https://forms.example',
  secureFrameUrl: 'https://cards.example',
};
const siteOf = (...pages: readonly string[]) => ({
  partnerId: 'sample',
  root: '/srv/sample',
  hasRenderer: false,
  rules: siteRules(settings, new Map(pages.map((page) => [page, '']))),
});

test('ROU-35.a Caddy too redirects an address with a trailing slash, with its query', () => {
  const written = writeCaddy(siteOf('/index.html'));
  const redirect = /route @slash \{[^]*?uri strip_suffix \/\s+(redir .*)/.exec(written)?.[1];
  // The query is part of {uri} but not of {path}.
  expect(redirect).toBe('redir {uri} 301');
  const slash = new RegExp(/@slash path_regexp \(\?s\)(.*)/.exec(written)?.[1] ?? '', 's');
  const paths = ['/a/', '/merchants/', '/merchants/7/menu/', '/', '/merchants/7', '//evil.example/'];
  expect(paths.filter((path) => slash.test(path))).toEqual(['/a/', '/merchants/', '/merchants/7/menu/']);
});

test('FND-04.c nginx and Caddy redirect an address in another letter case after all pages', () => {
  const site = siteOf('/index.html', '/404.html', '/search/index.html', '/merchants/_/index.html');
  const nginx = writeNginx(site);
  expect(nginx).toContain('rewrite "(?is)^/merchants/([^/]+)$" /merchants/$1 permanent;');
  expect(nginx.indexOf('location ~* "^/search$"')).toBeGreaterThan(
    nginx.indexOf('location ~ "^/merchants/[^/]+(/index\\.html)?$"'),
  );
  const caddy = writeCaddy(site);
  expect(caddy).toContain('uri path_regexp `(?is)^/merchants/([^/]+)$` `/merchants/$1`');
  expect(caddy.indexOf('path_regexp `(?is)^/search$`')).toBeGreaterThan(
    caddy.indexOf('path_regexp `^/merchants/[^/]+'),
  );
  // With the query, which {path} lacks.
  expect(caddy).toMatch(/ `\/merchants\/\$1`\s+redir \{uri\} 301\n/);
});

test('FND-08.b PRV-07.c nginx and Caddy get the sitemaps and well-known files from the platform, and robots.txt from the build', () => {
  const site = siteOf('/index.html');
  const platform = /location ~ "([^"]+)" \{[^}]*proxy_pass/.exec(writeNginx(site))?.[1] ?? '';
  const ofCaddy = /@platform path_regexp `([^`]+)`/.exec(writeCaddy(site))?.[1] ?? '';
  for (const pattern of [new RegExp(platform), new RegExp(ofCaddy)]) {
    for (const path of [
      '/sitemap.xml',
      '/sitemap-places.xml',
      '/sitemap-restaurants-12.xml',
      '/.well-known/gpc.json',
      '/api/CSRF',
      '/images/x',
    ])
      expect([path, pattern.test(path)]).toEqual([path, true]);
    for (const path of ['/robots.txt', '/sitemap-pages.xml', '/a/sitemap.xml', '/sitemap.xml.gz', '/search'])
      expect([path, pattern.test(path)]).toEqual([path, false]);
  }
});

test('nginx and Caddy hide the paths of health checks in any letter case', () => {
  const site = siteOf('/index.html');
  const nginx = writeNginx(site).match(/location ~\* "(\^\/\(_\?.*)" \{\s+return 404;/)?.[1] ?? '';
  const caddy = writeCaddy(site).match(/@nothing\d path_regexp `\(\?i\)(\^\/\(_\?.*)`/)?.[1] ?? '';
  for (const pattern of [new RegExp(nginx, 'i'), new RegExp(caddy, 'i')])
    expect(
      ['/livez', '/LIVEZ', '/Actuator/Health', '/livestock', '/a/metrics'].filter((path) =>
        pattern.test(path),
      ),
    ).toEqual(['/livez', '/LIVEZ', '/Actuator/Health']);
});
