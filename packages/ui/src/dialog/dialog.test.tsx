import { composeStories } from '@storybook/react-vite';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, useState } from 'react';
import { expect, test, vi } from 'vitest';

import { stubNavigation } from '../navigation.test.support.ts';
import { Dialog } from './dialog.tsx';
import * as stories from './dialog.stories.tsx';

const { Closed } = composeStories(stories);

test('CHR-25.a CHR-25.c CHR-25.d opens as a modal with its title, at most 650 px wide, and the close button closes it', async () => {
  render(<Closed />);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  const opener = screen.getByRole('button', { name: 'Open the filters' });
  await userEvent.click(opener);
  const dialog = screen.getByRole('dialog', { name: 'Filters' });
  expect(getComputedStyle(dialog).maxWidth).toBe('650px');
  await userEvent.click(screen.getByRole('button', { name: 'Close the filters' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(opener).toHaveFocus();
});

test('its head and foot are no landmarks: a page has one banner and one contentinfo', () => {
  render(
    <Dialog isOpen onClose={vi.fn()} title="Filters" closeLabel="Close" footer="Show 12 restaurants">
      Words
    </Dialog>,
  );
  expect(screen.getByText('Show 12 restaurants')).toBeVisible();
  expect(screen.queryByRole('banner')).not.toBeInTheDocument();
  expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
});

test('UIX-12 in a low window a dialog scrolls as a whole, with its head and foot', () => {
  render(
    <Dialog isOpen onClose={vi.fn()} title="Filters" closeLabel="Close" footer="Show 12 restaurants">
      Words
    </Dialog>,
  );
  const inLowWindows = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSMediaRule && rule.media.mediaText === '(max-height: 480px)')
    .flatMap((rule) => [...(rule as CSSMediaRule).cssRules])
    .filter((rule) => rule instanceof CSSStyleRule);
  const styleOf = (element: Element, property: string) =>
    inLowWindows
      .filter(({ selectorText }) => element.matches(selectorText))
      .map(({ style }) => style.getPropertyValue(property))
      .find((value) => value !== '');
  const dialog = screen.getByRole('dialog');
  expect(styleOf(dialog, 'overflow-y')).toBe('auto');
  expect(styleOf(dialog, 'display')).toBe('block');
  expect(styleOf(screen.getByText('Words'), 'overflow-y')).toBe('visible');
  const parts = [...dialog.children];
  expect(parts.map((part) => part.textContent)).toEqual(['Filters', 'Words', 'Show 12 restaurants']);
  expect(parts.map((part) => styleOf(part, 'position'))).toEqual([undefined, undefined, undefined]);
});

test('a dialog that is rendered open stays open in strict mode, where effects run twice', async () => {
  const onClose = vi.fn();
  render(
    <StrictMode>
      <Dialog isOpen onClose={onClose} title="Filters" closeLabel="Close">
        Words
      </Dialog>
    </StrictMode>,
  );
  await act(async () => {});
  expect(screen.getByRole('dialog')).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
});

test('CHR-25.b CHR-25.c Escape closes it, notifies its owner once and restores focus', async () => {
  const onClose = vi.fn();
  function Owner() {
    const [isOpen, setIsOpen] = useState(false);
    const close = () => {
      onClose();
      setIsOpen(false);
    };
    return (
      <>
        <button type="button" onClick={() => setIsOpen(true)}>
          Open
        </button>
        <Dialog isOpen={isOpen} onClose={close} title="Filters" closeLabel="Close">
          Words
        </Dialog>
      </>
    );
  }
  render(<Owner />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  await waitFor(() => expect(screen.queryByText('Words')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
});

test('CHR-25.c restores focus when it is unmounted while open', async () => {
  function Owner() {
    const [isThere, setIsThere] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setIsThere(true)}>
          Open
        </button>
        {isThere && (
          <Dialog isOpen onClose={() => setIsThere(false)} title="Filters" closeLabel="Close">
            Words
          </Dialog>
        )}
      </>
    );
  }
  render(<Owner />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
});

test('a click outside closes it only if no typed text is lost', async () => {
  const onClose = vi.fn();
  const { rerender } = render(
    <Dialog isOpen onClose={onClose} title="Filters" closeLabel="Close">
      Words
    </Dialog>,
  );
  await userEvent.click(screen.getByRole('dialog'));
  expect(onClose).not.toHaveBeenCalled();
  rerender(
    <Dialog isOpen onClose={onClose} title="Filters" closeLabel="Close" hasLightDismiss>
      Words
    </Dialog>,
  );
  await userEvent.click(screen.getByText('Words'));
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('dialog'));
  expect(onClose).toHaveBeenCalledOnce();
});

test('Back closes it and stays on the page, if the browser allows it; Forward, links and the page itself work as usual', async () => {
  const go = stubNavigation();
  render(<Closed />);
  const opener = screen.getByRole('button', { name: 'Open the filters' });
  await userEvent.click(opener);
  const dialog = await screen.findByRole('dialog');
  const others = [
    go('push', -1),
    go('traverse', 2),
    go('traverse', 0, { cancelable: false }),
    go('traverse', 0, { userInitiated: false }),
  ];
  expect(others).toEqual([false, false, false, false]);
  expect(dialog).toHaveAttribute('open');
  expect(go('traverse', 0)).toBe(true);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(opener).toHaveFocus();
  expect(go('traverse', 0)).toBe(false);
  vi.unstubAllGlobals();
});

test('CHR-25.e Back closes only the upper one of two open dialogs', async () => {
  const go = stubNavigation();
  const closes = [vi.fn(), vi.fn()];
  const dialogs = (isUpperOpen: boolean) => (
    <>
      <Dialog isOpen={isUpperOpen} title="Leave?" closeLabel="Close" onClose={closes[1]!}>
        Words
      </Dialog>
      <Dialog isOpen title="Card" closeLabel="Close" onClose={closes[0]!}>
        Words
      </Dialog>
    </>
  );
  const { rerender, unmount } = render(dialogs(false));
  rerender(dialogs(true));
  const calls = () => closes.map(({ mock }) => mock.calls.length);
  expect(go('traverse', 0)).toBe(true);
  expect(calls()).toEqual([0, 1]);
  rerender(dialogs(false));
  expect(go('traverse', 0)).toBe(true);
  expect(calls()).toEqual([1, 1]);
  unmount();
  expect(go('traverse', 0)).toBe(false);
  vi.unstubAllGlobals();
});
