import { act, fireEvent, render, screen } from '@testing-library/react';
import { Link, MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { createAttention, type AttentionSeeker } from './attention.ts';
import { AttentionContext, useAttention } from './use-attention.ts';

const seekers = ['hint', 'install', 'invitation', 'popup', 'announcement'] as const;

function Seeker({ name, isPersistent }: { readonly name: AttentionSeeker; readonly isPersistent: boolean }) {
  const { isOpen, onClose } = useAttention(name, true, { isPersistent });
  return isOpen && <button onClick={onClose}>{name}</button>;
}

interface Options {
  readonly due?: readonly AttentionSeeker[];
  readonly isPersistent?: boolean;
}

function open(path: string, { due = ['popup'], isPersistent = false }: Options = {}) {
  return render(
    <AttentionContext value={createAttention()}>
      <MemoryRouter initialEntries={[path]}>
        <input aria-label="Name" />
        <textarea aria-label="Words" />
        <select aria-label="State" />
        {['/', '/next', '/search', '/search?page=2', '/merchants/1#reserve', '/account/overview'].map(
          (to) => (
            <Link key={to} to={to}>
              {to}
            </Link>
          ),
        )}
        {due.map((name) => (
          <Seeker key={name} name={name} isPersistent={isPersistent} />
        ))}
      </MemoryRouter>
    </AttentionContext>,
  );
}

const shown = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);
const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const idle = () => advance(2_000);
const go = async (to: string) => {
  fireEvent.click(screen.getByRole('link', { name: to }));
  await idle();
};
async function settle() {
  await advance(10_000);
  fireEvent.wheel(window);
  await idle();
}

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers();
  const loadedAt = Date.now();
  vi.spyOn(performance, 'now').mockImplementation(() => Date.now() - loadedAt);
});
afterEach(() => vi.useRealTimers());

test('RES-34 CHR-44.c nothing interrupts on the way to a table; the next page tries again', async () => {
  open('/');
  await go('/merchants/1#reserve');
  await settle();
  expect(shown()).toEqual([]);
  await go('/next');
  expect(shown()).toEqual(['popup']);
});

describe('one thing asks for attention in a visit', () => {
  test('CHR-44.a of all that are due the most important opens, and nothing else in this visit', async () => {
    open('/', { due: seekers });
    await settle();
    expect(shown()).toEqual(['announcement']);
    fireEvent.click(screen.getByRole('button'));
    await settle();
    expect(shown()).toEqual([]);
    await go('/next');
    expect(shown()).toEqual([]);
  });

  test.each([
    [['hint', 'install'], 'install'],
    [['install', 'invitation'], 'invitation'],
    [['invitation', 'popup'], 'popup'],
    [['popup', 'announcement'], 'announcement'],
  ] as const)('CHR-44.a of %s the more important opens', async (due, first) => {
    open('/', { due });
    await settle();
    expect(shown()).toEqual([first]);
  });

  test('CHR-44.a a page that is loaded anew belongs to the same visit; another tab is another one', async () => {
    open('/').unmount();
    const { unmount } = open('/');
    await settle();
    expect(shown()).toEqual(['popup']);
    unmount();
    const again = open('/');
    await settle();
    expect(shown()).toEqual([]);
    again.unmount();
    sessionStorage.clear();
    open('/');
    await settle();
    expect(shown()).toEqual(['popup']);
  });

  test('CHR-44.a with blocked storage nothing opens a second time on this load of the site', async () => {
    vi.spyOn(Storage.prototype, 'getItem').mockReturnValue(null);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    open('/', { due: ['popup', 'install'] });
    await settle();
    expect(shown()).toEqual(['popup']);
    await go('/next');
    expect(shown()).toEqual([]);
  });
});

describe('nothing asks before the visitor has settled', () => {
  test.each([
    ['scrolled', () => fireEvent.wheel(window)],
    ['touched to scroll', () => fireEvent.pointerCancel(document.body)],
    ['pressed', () => fireEvent.pointerUp(document.body)],
    ['used a key', () => fireEvent.keyUp(document.body)],
  ])('CHR-44.b has %s, and been there for ten seconds', async (_, doSomething) => {
    open('/');
    await advance(3_000);
    doSomething();
    await advance(6_999);
    expect(shown()).toEqual([]);
    await advance(2_001);
    expect(shown()).toEqual(['popup']);
  });

  test('CHR-44.b a visitor who has done nothing is left alone', async () => {
    open('/');
    await advance(60_000);
    expect(shown()).toEqual([]);
    fireEvent.pointerDown(document.body);
    fireEvent.keyDown(document.body);
    await idle();
    expect(shown()).toEqual([]);
    fireEvent.pointerUp(document.body);
    await idle();
    expect(shown()).toEqual(['popup']);
  });
});

describe('some pages are not interrupted', () => {
  test('CHR-44.c that of a deep link is seen first, whatever is searched for on it', async () => {
    open('/search');
    await settle();
    expect(shown()).toEqual([]);
    await go('/search?page=2');
    expect(shown()).toEqual([]);
    await go('/next');
    expect(shown()).toEqual(['popup']);
  });

  test.each([
    '/account/overview',
    '/account/manage_cards',
    '/join',
    '/join/',
    '/add_card',
    '/card_added',
    '/activate',
    '/login',
    '/fix_credentials',
    '/recover/confirm',
    '/SignOut',
    '/error',
  ])('CHR-44.c nor is %s', async (path) => {
    const { unmount } = render(
      <AttentionContext value={createAttention()}>
        <MemoryRouter initialEntries={['/', path]} initialIndex={0}>
          <Link to={path}>Go</Link>
          <Link to="/next">Next</Link>
          <Seeker name="popup" isPersistent={false} />
        </MemoryRouter>
      </AttentionContext>,
    );
    fireEvent.click(screen.getByRole('link', { name: 'Go' }));
    await settle();
    expect(shown()).toEqual([]);
    fireEvent.click(screen.getByRole('link', { name: 'Next' }));
    await idle();
    expect(shown()).toEqual(['popup']);
    unmount();
  });

  test.each(['Name', 'Words', 'State'])(
    'CHR-44.d nor one where the visitor fills in %s, but the next',
    async (field) => {
      open('/');
      screen.getByLabelText(field).focus();
      await settle();
      expect(shown()).toEqual([]);
      screen.getByLabelText(field).blur();
      await go('/next');
      expect(shown()).toEqual(['popup']);
    },
  );

  test.each(['<dialog open></dialog>', '<button aria-expanded="true">Menu</button>'])(
    'CHR-44.d nor one where something is open (%s), such as a menu or the dialog of a booking, but the next',
    async (html) => {
      const opened = document.body.appendChild(document.createElement('div'));
      opened.innerHTML = html;
      open('/');
      await settle();
      expect(screen.queryByRole('button', { name: 'popup' })).not.toBeInTheDocument();
      opened.remove();
      await go('/next');
      expect(shown()).toEqual(['popup']);
    },
  );
});

test('leaving the page closes what has links, and keeps what stays at the edge of the window', async () => {
  const { unmount } = open('/');
  await settle();
  await go('/next');
  expect(shown()).toEqual([]);
  unmount();
  sessionStorage.clear();
  open('/', { isPersistent: true });
  await settle();
  await go('/next');
  expect(shown()).toEqual(['popup']);
  await go('/account/overview');
  expect(shown()).toEqual([]);
});
