import '@testing-library/jest-dom/vitest';

import type { minimalPartner } from '@tableside/partner-config/testing';
import { preloadScreens, renderFeature, setupMsw, violationsIn } from '@tableside/kits/testing';
import { screen } from '@testing-library/react';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { chrome } from '../index.ts';

setupMsw();
// Set before the screen's code loads, which creates the format of its date.
beforeAll(() => void vi.stubEnv('TZ', 'Pacific/Honolulu'));
afterAll(() => void vi.unstubAllEnvs());
preloadScreens(chrome);

const open = async (partner: Partial<typeof minimalPartner> = {}) => {
  const rendered = renderFeature(chrome, '/accessibility', { partner });
  await screen.findByRole('heading', { level: 1, name: 'Accessibility' });
  return rendered;
};

test('CHR-53.a the goal, the gaps, how to report a problem, and other ways to get help', async () => {
  const { container } = await open();
  expect(screen.getByText(/We want Sample Plates to work for everyone.*level AA of WCAG 2\.2/)).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'What doesn’t work for everyone yet',
    'Tell us about a problem',
    'Other ways to get help',
  ]);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent?.split(' ')[1])).toEqual([
    'restaurants',
    'that',
    'sites,',
  ]);
  expect(screen.getByRole('link', { name: 'help@sample.example' })).toHaveAttribute(
    'href',
    'mailto:help@sample.example',
  );
  const phones = screen.getAllByRole('link', { name: '1-800-555-0100' });
  expect(phones.map((phone) => phone.getAttribute('href'))).toEqual(['tel:+18005550100', 'tel:+18005550100']);
  expect(await violationsIn(container)).toEqual([]);
  expect(document.title).toBe('Accessibility | Sample Plates');
});

test.each([
  [1, 'We answer within a business day.'],
  [3, 'We answer within 3 business days.'],
])('CHR-53.b with %i days to answer it says "%s"', async (replyDays, words) => {
  await open({ accessibility: { replyDays } });
  expect(screen.getByText(words)).toBeVisible();
});

test('CHR-53.b the day of the last review is the day of the setting, wherever one is', async () => {
  await open({ accessibility: { reviewedOn: '2026-11-30' } });
  expect(screen.getByText('Last reviewed on November 30, 2026.')).toBeVisible();
});

test('CHR-53.c without those settings it promises neither', async () => {
  await open();
  expect(screen.queryByText(/business day|Last reviewed/)).not.toBeInTheDocument();
});

test.each([
  ['named with them', 'survey1', 1],
  ['not without', null, 0],
])('CHR-53.d the forms of surveys are %s', async (_name, typeformCode, count) => {
  await open({ typeformCode });
  expect(screen.queryAllByText(/surveys are forms of another company/)).toHaveLength(count);
});
