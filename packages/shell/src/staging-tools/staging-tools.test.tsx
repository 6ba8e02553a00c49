import { allHandlers } from '@tableside/api-client/testing';
import { contentHandlers } from '@tableside/content-client/testing';
import { screen } from '@testing-library/react';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { renderApp } from '../app/render-app.fixture.tsx';
import { testPartner } from '../app/test-partner.fixture.ts';

const server = setupServer(...allHandlers(), ...contentHandlers());
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());

test('ROU-19 the page of tools says which partner it is and leads to the pages of the platform', async () => {
  renderApp('/stgtools', { features: [], partner: testPartner() });
  expect(await screen.findByRole('heading', { level: 1, name: 'Staging tools' })).toBeVisible();
  expect(screen.getByText(/^Sample Plates \(sample\)$/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Mail sent' })).toHaveAttribute('href', '/dev/outbox');
});
