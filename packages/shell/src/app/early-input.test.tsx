import { HELD, HINT, LIVE, PRESSED, WAITS } from '@tableside/core/page-protocol';
import { act, screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { recordEarlyInput } from './early-input.ts';

const followed = vi.fn<() => void>();
const pressed = vi.fn<(email: string, isSure: boolean, tip: string) => void>();

function Form() {
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const [email, setEmail] = useState('');
  const [isSure, setIsSure] = useState(false);
  const [tip, setTip] = useState('15');
  return (
    <>
      <input
        aria-label="Email"
        name="email"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <input
        aria-label="Sure"
        type="checkbox"
        name="sure"
        checked={isSure}
        onChange={(event) => setIsSure(event.target.checked)}
      />
      <select aria-label="Tip" name="tip" value={tip} onChange={(event) => setTip(event.target.value)}>
        <option>15</option>
        <option>20</option>
      </select>
      <button type="button">Other</button>
      <button type="button" onClick={() => pressed(email, isSure, tip)}>
        Go
      </button>
      <a href="#sign-in" {...{ [WAITS]: '' }} onClick={followed}>
        Sign in
      </a>
      <button
        type="button"
        aria-expanded={isMenuOpen}
        aria-controls="menu"
        onClick={() => setIsMenuOpen(!isMenuOpen)}
      >
        Menu
      </button>
      <div id="menu" hidden={!isMenuOpen}>
        Links
      </div>
    </>
  );
}

function Site({ act: begin }: { readonly act: () => void }) {
  useEffect(begin, [begin]);
  return <Form />;
}

let root: HTMLElement;
let shown: Root | undefined;
beforeEach(() => {
  pressed.mockClear();
  followed.mockClear();
  root = document.createElement('div');
  root.innerHTML = renderToString(<Form />);
  root.setAttribute(HINT, '');
  document.body.replaceChildren(root);
});
afterEach(() => act(() => shown?.unmount()));

const takeOver = {
  'taken over': (site: React.ReactNode) => hydrateRoot(root, site),
  replaced: (site: React.ReactNode) => {
    const made = createRoot(root);
    made.render(site);
    return made;
  },
};

describe.each(Object.entries(takeOver))('a page that is %s', (_, begin) => {
  const start = () =>
    act(async () => {
      shown = begin(<Site act={recordEarlyInput(root)} />);
    });

  test('keeps typed and selected values, and the site receives them', async () => {
    screen.getByLabelText<HTMLInputElement>('Email').value = 'ana@example.com';
    screen.getByLabelText<HTMLInputElement>('Sure').checked = true;
    screen.getByLabelText<HTMLSelectElement>('Tip').value = '20';
    await start();
    expect(screen.getByLabelText('Email')).toHaveValue('ana@example.com');
    expect(screen.getByLabelText('Sure')).toBeChecked();
    act(() => screen.getByRole('button', { name: 'Go' }).click());
    expect(pressed).toHaveBeenCalledExactlyOnceWith('ana@example.com', true, '20');
  });

  test('keeps what is typed while its code is loading, too', async () => {
    const redo = recordEarlyInput(root);
    screen.getByLabelText<HTMLInputElement>('Email').value = 'ana@example.com';
    await act(async () => {
      shown = begin(<Site act={redo} />);
    });
    expect(screen.getByLabelText('Email')).toHaveValue('ana@example.com');
    act(() => screen.getByRole('button', { name: 'Go' }).click());
    expect(pressed).toHaveBeenCalledExactlyOnceWith('ana@example.com', false, '15');
  });

  test('a form filled in and submitted early is sent with the typed values', async () => {
    screen.getByLabelText<HTMLInputElement>('Email').value = 'ana@example.com';
    screen.getByRole('button', { name: 'Go' }).setAttribute(PRESSED, '');
    await start();
    await waitFor(() => expect(pressed).toHaveBeenCalledExactlyOnceWith('ana@example.com', false, '15'));
  });

  test('presses the button that was pressed before the code loaded, once, and no other', async () => {
    screen.getByRole('button', { name: 'Go' }).setAttribute(PRESSED, '');
    await start();
    await waitFor(() => expect(pressed).toHaveBeenCalledExactlyOnceWith('', false, '15'));
    expect(root.querySelector(`[${PRESSED}]`)).toBeNull();
  });

  test('AUT-08.a follows a link that had to wait for its code', async () => {
    screen.getByRole('link', { name: 'Sign in' }).setAttribute(PRESSED, '');
    await start();
    await waitFor(() => expect(followed).toHaveBeenCalledOnce());
    expect(pressed).not.toHaveBeenCalled();
  });

  test('a menu opened before the code loaded stays open, and closes', async () => {
    const menu = screen.getByRole('button', { name: 'Menu' });
    menu.setAttribute(PRESSED, '');
    menu.ariaExpanded = 'true';
    screen.getByText('Links').hidden = false;
    await start();
    const button = screen.getByRole('button', { name: 'Menu' });
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'true'));
    expect(screen.getByText('Links')).toBeVisible();
    act(() => button.click());
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByText('Links')).not.toBeVisible();
  });

  test('keeps focus', async () => {
    screen.getByLabelText('Email').focus();
    await start();
    expect(screen.getByLabelText('Email')).toHaveFocus();
  });

  test('keeps focus that moved while its code was running', async () => {
    const redo = recordEarlyInput(root);
    screen.getByLabelText('Email').focus();
    await act(async () => {
      shown = begin(<Site act={redo} />);
    });
    expect(screen.getByLabelText('Email')).toHaveFocus();
  });

  test('leaves untouched elements alone, and marks the page as hydrated', async () => {
    await start();
    expect(pressed).not.toHaveBeenCalled();
    expect(screen.getByLabelText('Email')).toHaveValue('');
    expect(root).toHaveAttribute(LIVE);
    expect(root).not.toHaveAttribute(HINT);
  });
});

describe('a press in progress during hydration', () => {
  const goes = vi.fn<() => void>();
  const button = () => screen.getByRole('button', { name: 'Go' });
  const send = (target: Element, type: string, detail = 1) =>
    act(async () => {
      target.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, detail }));
    });
  beforeEach(async () => {
    button().setAttribute(HELD, '');
    await act(async () => {
      shown = hydrateRoot(root, <Site act={recordEarlyInput(root)} />);
    });
    document.body.addEventListener('click', goes);
  });
  afterEach(() => {
    document.body.removeEventListener('click', goes);
    goes.mockClear();
  });

  test('clicks the element it began on, although the page has moved', async () => {
    await send(root, 'click');
    expect(pressed).toHaveBeenCalledOnce();
    // The element that is now at the position of the press is not clicked.
    expect(goes).toHaveBeenCalledOnce();
    await send(root, 'click');
    expect(pressed).toHaveBeenCalledOnce();
  });

  test('clicks once if nothing has moved', async () => {
    await send(button(), 'click');
    expect(pressed).toHaveBeenCalledOnce();
  });

  test.each(['pointerdown', 'pointercancel'])('ends with %s', async (type) => {
    await send(root, type);
    await send(root, 'click');
    expect(pressed).not.toHaveBeenCalled();
  });

  test('ignores keyboard clicks', async () => {
    const other = screen.getByRole('button', { name: 'Other' });
    await send(other, 'click', 0);
    expect(pressed).not.toHaveBeenCalled();
    await send(root, 'click');
    expect(pressed).toHaveBeenCalledOnce();
  });
});
