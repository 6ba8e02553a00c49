import { expect, test } from 'vitest';

import { criteria } from './accessibility/criteria.ts';
import { manualRuns } from './accessibility/manual-runs.ts';
import { proofPage, type Proof } from './proof-page.ts';

const proof: Proof = {
  partner: { name: 'Harbor', programName: 'Harbor <Suppers>', siteUrl: 'https://dining.harbor.example' },
  madeAt: new Date('2026-11-25T12:00:00Z'),
  findings: [],
  visit: {
    pages: [
      {
        name: 'Home',
        path: '/',
        requests: 7,
        bytes: { document: 1_234, script: 50_000, stylesheet: 0, font: 0, image: 0, data: 0, other: 0 },
        axe: { passed: 24, violations: [] },
      },
    ],
    thirdParties: [],
    cookies: [],
    storageKeys: [],
    scripts: [],
    errors: [],
  },
  allowed: [{ origin: 'https://cards.example', purpose: 'The frame for card numbers' }],
  headers: { 'X-Content-Type-Options': 'nosniff' },
  policies: [{ pages: ['/index.html'], directives: [['default-src', ["'none'"]]] }],
  scripts: [
    { name: '/assets/app-a1b2c3d4.js', reason: 'Every page', source: 'react', integrity: 'sha256-x' },
  ],
  stored: [{ name: 'dr.mapView', area: 'localStorage', purpose: 'The map.', isSeen: true }],
  events: [{ names: ['pageView'], meaning: 'A page was viewed.', fields: ['url'] }],
  packages: [{ name: 'react', version: '19.3.1', license: 'MIT' }],
  contrasts: [{ foreground: 'text', background: 'surface', atLeast: 4.5, contrast: 12.349 }],
};

test('the page escapes text, and loads no other file', async () => {
  const page = await proofPage(proof);
  expect(page).toContain('<h1>Harbor &lt;Suppers&gt;: security and privacy</h1>');
  expect(page).not.toMatch(/<(link|script|img|iframe)\b|@import|url\(/);
});

test('each part of the proof is on the page', async () => {
  const text = (await proofPage(proof)).replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
  for (const part of [
    'Contacted during the visits: none.',
    'https://cards.example The frame for card numbers',
    'X-Content-Type-Options nosniff',
    'default-src &#39;none&#39;',
    '/assets/app-a1b2c3d4.js Every page react sha256-x',
    'dr.mapView localStorage The map. yes',
    'pageView A page was viewed. url',
    'Home 24 none',
    'Home 7 1.2 50 0 0 0 0 0 51.2',
    'react 19.3.1 MIT',
  ])
    expect(text).toContain(part);
  expect(text).not.toContain('To be resolved');
});

test('SEC-06.a SEC-06.b SEC-06.c SEC-06.d SEC-06.e the report has each criterion, the contrasts and the manual runs', async () => {
  const page = await proofPage(proof);
  const text = page.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
  for (const { number, name, level } of criteria) expect(text).toContain(`${number} ${name} ${level} `);
  expect(text).toContain('4.1.3 Messages that are announced AA Supports ');
  expect(text).toContain('packages/ui/src/loading/loading.test.tsx: CON2-02 announces the given message');
  expect(text).toContain('2.1.4 Shortcuts of one character A Not applicable There are none');
  expect(text).toContain('text surface 12.34 4.5');
  for (const { date, tool, by } of manualRuns) expect(text).toContain(`${date} ${tool} ${by} `);
});

test('SEC-09.c the page names the documents that answer what a build cannot show', async () => {
  const page = await proofPage(proof);
  for (const path of ['SECURITY.md', 'docs/pci.md', 'docs/caiq.md']) expect(page).toContain(path);
});

test('findings are listed first', async () => {
  const page = await proofPage({ ...proof, findings: ['A page contacted https://tracker.example.'] });
  expect(page.indexOf('https://tracker.example')).toBeLessThan(page.indexOf('<h2>Third parties</h2>'));
});
