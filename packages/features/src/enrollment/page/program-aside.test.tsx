import { memberOfTier, renderWithProviders } from '@tableside/kits/testing';
import type { PartnerFile } from '@tableside/partner-config';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { ProgramAside } from './program-aside.tsx';

const earn = { pointsPerDollar: 5, basicPointsPerDollar: 3 };
const lines = (partner: Partial<PartnerFile>, visitor?: ReturnType<typeof memberOfTier>) => {
  renderWithProviders(<ProgramAside />, { partner: { currencyType: 'Point', ...partner }, visitor });
  return screen
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
    .join('\n');
};

test('ENR-18.a ENR-18.b who is about to join reads the rate that joining brings, and what it is without email', () => {
  expect(lines({ earn })).toContain('Earn up to 5 points for every $1 with our email, and 3 without it.');
});

test('ENR-18.b a program with one rate names it alone', () => {
  expect(lines({ earn: { pointsPerDollar: 5 } })).toContain('Earn up to 5 points for every $1.');
});

test('ENR-18.a where the restaurants have the rates none is promised', () => {
  expect(lines({ earn: {} })).not.toMatch(/\$1/);
});

test.each([
  [0, 'Earn 3 points for every $1.'],
  [1, 'Earn up to 5 points for every $1 with our email, and 3 without it.'],
  [2, 'Earn 5 points for every $1.'],
] as const)('ENR-18.a CFG-04.c a member of tier %i reads "%s"', (tier, words) => {
  expect(lines({ earn }, memberOfTier(tier, 'NonCardMember'))).toContain(words);
});
