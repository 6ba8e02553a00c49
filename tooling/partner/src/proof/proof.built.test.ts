import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { loadPartnerFile } from '@tableside/partner-config/schema';
import { readEnvironment } from '@tableside/platform/hosting';
import { expect, test } from 'vitest';

import { formatContrast, measuredPairs } from '../check/contrast.ts';
import { writeProof } from './proof.ts';

const workspace = resolve(import.meta.dirname, '../../../..');

test('SEC-01.a SEC-01.b SEC-06.d a built site runs only scripts that are listed with reason, source and hash, contacts no third party, keeps only what is listed, has no violation, and its proof the contrasts of its colors', async () => {
  const { partner } = loadPartnerFile(readFileSync(join(workspace, 'partners/hilton.json'), 'utf8'));
  if (!partner) throw new Error('partners/hilton.json is invalid.');
  const environment = readEnvironment({});
  const { file, findings, visit } = await writeProof(workspace, partner, environment, new Date('2026-11-25'));
  expect(findings).toEqual([]);
  const ran = visit.scripts.map(({ name }) => name);
  for (const { name } of visit.pages) expect(ran).toContain(`a script in ${name}`);
  expect(ran).toContainEqual(expect.stringMatching(/^\/assets\/app-/));
  const page = readFileSync(file, 'utf8');
  expect(page).toContain('Contacted during the visits: none.');
  for (const text of [
    'https://secure-frame.invalid',
    '@fontsource-variable/',
    'react-router',
    'Account, signed in',
    'https://secure-frame.invalid/field-',
    'Takes a card number in the secure frame',
  ])
    expect(page).toContain(text);
  const text = page.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
  for (const { foreground, background, contrast, atLeast } of measuredPairs(partner.brand))
    expect(text).toContain(`${foreground} ${background} ${formatContrast(contrast)} ${atLeast}`);
}, 240_000);
