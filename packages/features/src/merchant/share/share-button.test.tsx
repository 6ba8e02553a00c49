import { buildMerchantDetailBody, merchantHandlers } from '@tableside/api-client/testing';
import { emptyContent } from '@tableside/content-client';
import { preloadScreens, renderFeature, setupMsw } from '@tableside/kits/testing';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { merchant } from '../feature.ts';
import { withSheet } from './sheet.fixture.ts';

const server = setupMsw();
preloadScreens(merchant);

// Gives every test a clipboard.
const person = userEvent.setup();
const url = `${window.location.origin}/merchants/x%207`;

async function press() {
  server.use(merchantHandlers.detail(buildMerchantDetailBody({ id: 'x 7', name: 'Ember Hall' })));
  renderFeature(merchant, '/merchants/x%207?utm_source=mail#details', { content: emptyContent });
  await person.click(await screen.findByRole('button', { name: 'Share' }));
}
const read = () => navigator.clipboard.readText();

test('FND-07.a a restaurant is shared by the system’s sheet, with its name and the link of its page', async () => {
  const share = withSheet(() => Promise.resolve());
  await press();
  expect(share.mock.calls).toEqual([[{ title: 'Ember Hall', url }]]);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('FND-07.b without a sheet the link is copied, which is announced', async () => {
  await press();
  expect(await screen.findByRole('alert')).toHaveTextContent('The link has been copied.');
  expect(await read()).toBe(url);
});

test('FND-07.b where a sheet fails the link is copied', async () => {
  withSheet(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
  await press();
  expect(await screen.findByRole('alert')).toHaveTextContent('The link has been copied.');
  expect(await read()).toBe(url);
});

test('FND-07.c where the clipboard is refused too the link is shown', async () => {
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue({
    ...navigator.clipboard,
    writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')),
  });
  await press();
  expect(await screen.findByRole('alert')).toHaveTextContent(`Copy this to share it: ${url}`);
});

test.each([
  ['closing the sheet', 'AbortError'],
  ['pressing again while the sheet opens', 'InvalidStateError'],
])('FND-07.d %s is no error', async (_, name) => {
  const share = withSheet(() => Promise.reject(new DOMException('no', name)));
  const copied = vi.spyOn(navigator.clipboard, 'writeText');
  await press();
  expect(share).toHaveBeenCalledOnce();
  await expect(share.mock.results[0]?.value).rejects.toMatchObject({ name });
  expect(copied).not.toHaveBeenCalled();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
