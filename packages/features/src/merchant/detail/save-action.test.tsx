import { buildMerchantDetailBody, merchantHandlers } from '@tableside/api-client/testing';
import { emptyContent } from '@tableside/content-client';
import { preloadScreens, renderFeature, setupMsw } from '@tableside/kits/testing';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';

import { merchant } from '../feature.ts';

const server = setupMsw();
preloadScreens(merchant);

beforeEach(() => {
  window.localStorage.clear();
  server.use(merchantHandlers.detail(buildMerchantDetailBody({ id: '7', name: 'Ember Hall' })));
});

const show = async (hasSavedPlaces: boolean) => {
  renderFeature(merchant, '/merchants/7', { content: emptyContent, partner: { hasSavedPlaces } });
  await screen.findByRole('heading', { level: 1, name: 'Ember Hall' });
};

test('SAV-01.b SAV-01.c SAV-01.d a restaurant’s page saves it, and pressing again undoes', async () => {
  await show(true);
  const heart = screen.getByRole('button', { name: 'Save Ember Hall' });
  expect(heart).toHaveAttribute('aria-pressed', 'false');
  for (const state of ['true', 'false']) {
    await userEvent.click(heart);
    expect(heart).toHaveAttribute('aria-pressed', state);
  }
});

test('SAV-01.a without `hasSavedPlaces` a page has no heart', async () => {
  await show(false);
  expect(screen.queryByRole('button', { name: /^Save/ })).not.toBeInTheDocument();
});
