import { HELD, HINT, LIVE, PRESSED, WAITS } from '@tableside/core/page-protocol';
import { act, screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { recordEarlyInput } from './early-input.ts';

const changed = vi.fn<(value: string) => void>();
const saved = vi.fn<(number: number) => void>();
const followed = vi.fn<() => void>();
const pressed = vi.fn<(email: string, isSure: boolean, tip: string) => void>();

function Form() {
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const [email, setEmail] = useState('');
  const [isSure, setIsSure] = useState(false);
  const [tip, setTip] = useState('15');
  const [mails, setMails] = useState('Once');
  const [notes, setNotes] = useState(['', 'Window']);
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
      <select
        aria-label="Tip"
        name="tip"
        value={tip}
        onChange={(event) => {
          changed(event.target.value);
          setTip(event.target.value);
        }}
      >
        <option>10</option>
        <option>15</option>
        <option>20</option>
      </select>
      {['Once', 'Weekly'].map((label) => (
        <input
          key={label}
          aria-label={label}
          type="radio"
          checked={mails === label}
          onChange={() => {
            changed(label);
            setMails(label);
          }}
        />
      ))}
      {notes.map((note, index) => (
        <textarea
          key={index}
          aria-label={`Note ${index}`}
          value={note}
          onChange={(event) => {
            changed(event.target.value);
            setNotes(notes.with(index, event.target.value));
          }}
        />
      ))}
      <button type="button">Other</button>
      {[1, 2].map((number) => (
        <button key={number} type="button" onClick={() => saved(number)}>
          Save
        </button>
      ))}
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
  for (const mock of [pressed, followed, changed, saved]) mock.mockClear();
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

  test('passes on each changed choice and note, and none that is as it was', async () => {
    screen.getByLabelText<HTMLInputElement>('Weekly').checked = true;
    screen.getByLabelText<HTMLTextAreaElement>('Note 0').value = 'Terrace';
    await start();
    expect(changed.mock.calls).toEqual([['Weekly'], ['Terrace']]);
    expect(screen.getByLabelText('Weekly')).toBeChecked();
    expect(screen.getByLabelText('Once')).not.toBeChecked();
    expect(screen.getByLabelText('Note 0')).toHaveValue('Terrace');
    expect(screen.getByLabelText('Note 1')).toHaveValue('Window');
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

  test('keeps focus, without moving the page', async () => {
    screen.getByLabelText('Note 1').focus();
    const focus = vi.spyOn(HTMLElement.prototype, 'focus');
    await start();
    expect(screen.getByLabelText('Note 1')).toHaveFocus();
    for (const call of focus.mock.calls) expect(call).toEqual([{ preventScroll: true }]);
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

test('what was pressed and is there no more is left out', async () => {
  const gone = screen.getByRole('button', { name: 'Other' });
  gone.setAttribute(PRESSED, '');
  screen.getByRole('button', { name: 'Go' }).setAttribute(PRESSED, '');
  const redo = recordEarlyInput(root);
  gone.textContent = 'Elsewhere';
  await act(async () => {
    shown = takeOver.replaced(<Site act={redo} />);
  });
  await waitFor(() => expect(pressed).toHaveBeenCalledOnce());
});

test('of two buttons with one name that stay, the pressed one is pressed', async () => {
  screen.getAllByRole('button', { name: 'Save' })[1]!.setAttribute(PRESSED, '');
  await act(async () => {
    shown = takeOver['taken over'](<Site act={recordEarlyInput(root)} />);
  });
  await waitFor(() => expect(saved.mock.calls).toEqual([[2]]));
});

describe('a press in progress during hydration', () => {
  const goes = vi.fn<() => void>();
  const button = () => screen.getByRole('button', { name: 'Go' });
  /** Returns whether the event was left to the browser. */
  const send = (target: Element, type: string, detail = 1) =>
    act(async () => target.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, detail })));
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
    expect(button()).not.toHaveAttribute(HELD);
    expect(await send(root, 'click')).toBe(false);
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
