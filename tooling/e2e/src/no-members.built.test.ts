import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

const appsDir = process.env.APPS_DIR ?? join(import.meta.dirname, '../../../apps');

function builtText(partner: string): string {
  const assets = join(appsDir, partner, 'dist/assets');
  return readdirSync(assets)
    .filter((name) => /\.(js|css)$/.test(name))
    .map((name) => readFileSync(join(assets, name), 'utf8'))
    .join('\n');
}

const copyOfMembers = [
  'Forgot your password?',
  'Your account has been locked for 30 minutes',
  'Reset your password',
  'We need a new email address',
  'Choose a password',
  'Join and continue',
  'Join in 3 steps',
  'Link a card',
  'You’re all set',
  'Delete card and close account',
  'Card number, secure field',
  'Your account is closed',
  'Activate my membership',
  'Your membership is active',
  'There was an error activating your account.',
  'You get our email, so every visit earns the full rate.',
];

test('a build without members contains no member copy', () => {
  const [withMembers, without] = [builtText('hilton'), builtText('caesars')];
  // Makes sure that no sample is out of date, because the build with members contains every one.
  expect(copyOfMembers.filter((text) => !withMembers.includes(text))).toEqual([]);
  expect(copyOfMembers.filter((text) => without.includes(text))).toEqual([]);
});
