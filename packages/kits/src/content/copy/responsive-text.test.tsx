import { parseCopy } from '@tableside/content-client';
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';

import { renderWithPartner, setWindowWidth, surround } from '../testing/render-with-partner.test.support.tsx';
import { ResponsiveText } from './responsive-text.tsx';

const both = { mobile: parseCopy('Short'), desktop: parseCopy('Rather longer') };

test('ERN-08.a ERN-08.b the desktop text shows from 861 px up, the mobile text below', () => {
  const resize = setWindowWidth(860);
  const { container } = renderWithPartner(<ResponsiveText text={both} />);
  expect(container).toHaveTextContent(/^Short$/);
  act(() => resize(861));
  expect(container).toHaveTextContent(/^Rather longer$/);
});

test('ERN-08.a without a desktop text the mobile one shows everywhere', () => {
  setWindowWidth(1400);
  const { container } = renderWithPartner(<ResponsiveText text={{ mobile: both.mobile }} />);
  expect(container).toHaveTextContent(/^Short$/);
});

test('ERN-08.a ERN-08.b a server render and hydration agree, then the width decides', async () => {
  setWindowWidth(1400);
  const error = vi.spyOn(console, 'error');
  const element = surround(<ResponsiveText text={both} />);
  const container = document.createElement('div');
  container.innerHTML = renderToString(element);
  expect(container).toHaveTextContent(/^Short$/);
  const root = await act(async () => hydrateRoot(container, element));
  expect(container).toHaveTextContent(/^Rather longer$/);
  expect(error).not.toHaveBeenCalled();
  act(() => root.unmount());
});
