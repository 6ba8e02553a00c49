import { bonusHandlers, buildMemberBody, memberHandlers, problem } from '@tableside/api-client/testing';
import { parseCopy } from '@tableside/content-client';
import { violationsIn } from '@tableside/kits/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';

import { server } from '../../site.fixture.tsx';
import { bannerOf, bonusOf, list, namesIn, now, POST, show, shown } from './bonuses.fixture.ts';

const STORED = 'dr.registeredBonuses';
const button = () => screen.findByRole('button', { name: 'Activate Banner of FIRST' });

test('ACC-10 ACC-12.a ACC-12.b ACC-16 banners are under their headings in the order of content', async () => {
  const second = bannerOf('SECOND', 2);
  const { container } = show({
    member: {
      activeBonuses: [
        bonusOf('PLAIN'),
        bonusOf('SECOND'),
        bonusOf('FIRST'),
        bonusOf('TAKEN', { bonusStatus: 'Enrolled' }),
        bonusOf('EARNED', { bonusStatus: 'Qualified' }),
      ],
    },
    content: {
      earnBanners: [
        { ...second, text: [...second.text, parseCopy('and its hours')] },
        bannerOf('FIRST', 1),
        bannerOf('EARNED', 4),
        bannerOf('TAKEN', 9),
      ],
    },
  });
  expect(await namesIn('Available')).toEqual(['Banner of FIRST', 'Banner of SECOND', 'Description of PLAIN']);
  expect(await namesIn('Activated')).toEqual(['Banner of EARNED', 'Banner of TAKEN']);
  const headings = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(headings).toEqual(['Available', 'Activated']);
  const pictures = [...container.querySelectorAll('img')].map((picture) => picture.getAttribute('src'));
  expect(pictures).toEqual(['/images/FIRST', '/images/SECOND', '/images/EARNED', '/images/TAKEN']);
  const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  const isWithMore = items
    .filter((text) => /of [A-Z]+/.test(text))
    .map((text) => text.includes('more about it'));
  expect(isWithMore).toEqual([true, true, false, true, true]);
  expect(screen.getByText('and its hours')).toBeVisible();
});

test('ACC-17 a banner whose days are over is gone', async () => {
  show({
    member: {
      activeBonuses: [
        bonusOf('OLD', { createDateUtc: '2026-05-17T12:00:00Z' }),
        bonusOf('NEW', { createDateUtc: '2026-05-15T12:00:00Z' }),
        bonusOf('EVER', { createDateUtc: '2020-05-15T12:00:00Z' }),
      ],
    },
    content: {
      earnBanners: [
        bannerOf('OLD', 1, { daysToDisplay: 28 }),
        bannerOf('NEW', 2, { daysToDisplay: 32 }),
        bannerOf('EVER', 3),
      ],
    },
  });
  expect(await namesIn('Available')).toEqual(['Banner of NEW', 'Banner of EVER']);
});

test('ACC-23.a ACC-23.b a bonus that offers something else by now is shown anew, and registered for when it is pressed again', async () => {
  const seen = { terms: 'Once for each member.', version: 'v1' };
  const present = { terms: 'Only on Sundays.', version: 'v2' };
  show({ member: { activeBonuses: [bonusOf('FIRST', seen)] } });
  await button();
  server.use(
    bonusHandlers.register(({ query }) =>
      query.get('version') === present.version ? {} : problem(400, { code: 'bonusChanged' }),
    ),
    memberHandlers.member(buildMemberBody({ activeBonuses: [bonusOf('FIRST', present)] })),
  );
  await userEvent.click(await button());
  expect(await screen.findByText(/This bonus has changed/)).toBeVisible();
  expect(within(await list('Available')).getByText(present.terms)).toBeInTheDocument();
  expect(screen.queryByText(seen.terms)).not.toBeInTheDocument();
  expect(server.countOf(POST + '?version=v1')).toBe(1);
  await userEvent.click(await button());
  expect(await screen.findByText('Registered for bonus.')).toBeVisible();
  expect(server.countOf(POST + '?version=v2')).toBe(1);
});

test('ACC-15.a ACC-23.b a bonus that cannot be shown anew has failed', async () => {
  show();
  await button();
  server.use(
    bonusHandlers.register(problem(400, { code: 'bonusChanged' })),
    memberHandlers.member(problem(500)),
  );
  await userEvent.click(await button());
  expect(await screen.findByText(/Something went wrong/)).toBeVisible();
  expect(screen.queryByText(/This bonus has changed/)).not.toBeInTheDocument();
});

describe('bonus details', () => {
  const terms = { usableUntil: '2026-07-20', terms: 'Once for each member.' };
  const entry = async (name: 'Available' | 'Activated') => within(await list(name)).getByRole('listitem');

  test('an available one says until when it can be used; its terms open without activating it', async () => {
    show({
      member: { activeBonuses: [bonusOf('FIRST', { ...terms, mealsRequired: 3, mealsCompleted: 0 })] },
    });
    const bonus = await entry('Available');
    expect(within(bonus).getByText('Use it by July 20, 2026')).toBeVisible();
    expect(within(bonus).queryByRole('progressbar')).not.toBeInTheDocument();
    expect(within(bonus).getByText('Once for each member.')).not.toBeVisible();
    await userEvent.click(within(bonus).getByText('Terms'));
    expect(within(bonus).getByText('Once for each member.')).toBeVisible();
    expect(server.countOf(POST)).toBe(0);
  });

  test.each([
    [3, 1, '1 of 3 meals'],
    [1, 0, '0 of 1 meal'],
  ])(
    'a registered one of %d meals says how far it has come',
    async (mealsRequired, mealsCompleted, words) => {
      show({
        member: {
          activeBonuses: [
            bonusOf('FIRST', { ...terms, bonusStatus: 'Enrolled', mealsRequired, mealsCompleted }),
          ],
        },
      });
      const bonus = await entry('Activated');
      expect(within(bonus).getByText(words)).toBeVisible();
      const meter = within(bonus).getByRole('progressbar', { name: 'Meals for this bonus' });
      expect(meter).toHaveAttribute('aria-valuetext', words);
      expect(within(bonus).getByText('Use it by July 20, 2026')).toBeVisible();
    },
  );

  test('one that was not finished in time has ended; one that is earned needs no end', async () => {
    show({
      member: {
        activeBonuses: [
          bonusOf('FIRST', { bonusStatus: 'Enrolled', usableUntil: '2026-06-14' }),
          bonusOf('EARNED', { bonusStatus: 'Qualified', usableUntil: '2026-06-14' }),
        ],
      },
    });
    expect(await screen.findAllByText('Ended on June 14, 2026')).toHaveLength(1);
    expect(screen.queryByText(/^Use it by/)).not.toBeInTheDocument();
  });

  test('ACC-10 an activated one alone is under its heading; a server that tells none of its details gets what was always shown', async () => {
    show({ member: { activeBonuses: [bonusOf('FIRST', { bonusStatus: 'Enrolled' })] } });
    expect(await entry('Activated')).toHaveTextContent(/^Banner of FIRSTmore about itActivated$/);
    const headings = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(headings).toEqual(['Activated']);
  });
});

describe('registration', () => {
  test('ACC-13 ACC-14.a ACC-14.b one click posts an empty body; the bonus is activated at once with a message', async () => {
    const bodies: string[] = [];
    server.use(
      bonusHandlers.register(async ({ request }) => {
        bodies.push(await request.clone().text());
        return {};
      }),
    );
    show();
    await userEvent.click(await button());
    expect(await namesIn('Activated')).toEqual(['Banner of FIRST']);
    expect(server.countOf(POST)).toBe(1);
    expect(bodies).toEqual(['']);
    expect(screen.queryByRole('list', { name: 'Available' })).not.toBeInTheDocument();
    expect(screen.getByText(/^You’ve activated every bonus/)).toBeVisible();
    expect((await screen.findByText('Registered for bonus.')).parentElement).toHaveTextContent(
      'SUCCESS: Registered for bonus.',
    );
  });

  test('the focus goes with the bonus, unless it is elsewhere by then', async () => {
    show();
    (await button()).focus();
    await userEvent.keyboard('{Enter}');
    await list('Activated');
    expect(screen.getByText('Banner of FIRST').parentElement).toHaveFocus();
  });

  test('focus is not moved if the visitor went on', async () => {
    let respond: (body: Record<string, never>) => void = () => undefined;
    server.use(bonusHandlers.register(() => new Promise((resolve) => (respond = resolve))));
    show();
    await userEvent.click(await button());
    await waitFor(() => expect(server.countOf(POST)).toBe(1));
    const elsewhere = screen.getByRole('link', { name: 'Find a restaurant' });
    elsewhere.focus();
    respond({});
    await list('Activated');
    expect(elsewhere).toHaveFocus();
  });

  test('ACC-13 during the request a second click does nothing, and one on another bonus registers for that', async () => {
    const { promise, resolve } = Promise.withResolvers<Record<string, never>>();
    server.use(bonusHandlers.register(() => promise));
    show({ member: { activeBonuses: [bonusOf('BEFORE'), bonusOf('FIRST'), bonusOf('AFTER')] } });
    const pressed = await button();
    act(() => {
      pressed.click();
      pressed.click();
    });
    await waitFor(() => expect(pressed).toHaveAttribute('aria-busy', 'true'));
    expect(screen.getByText('Activating')).toBeInTheDocument();
    await userEvent.click(await button());
    const other = screen.getByRole('button', { name: 'Activate Description of AFTER' });
    await userEvent.click(other);
    await waitFor(() => expect(other).toHaveAttribute('aria-busy', 'true'));
    resolve({});
    await waitFor(async () =>
      expect(await namesIn('Activated')).toEqual(['Banner of FIRST', 'Description of AFTER']),
    );
    expect(await namesIn('Available')).toEqual(['Description of BEFORE']);
    expect(server.lines().filter((line) => line.startsWith('POST /api/Member/Bonus/'))).toEqual([
      POST,
      POST.replace('FIRST', 'AFTER'),
    ]);
  });

  test('ACC-15.a a failure shows its exact message, and the bonus stays available', async () => {
    server.use(bonusHandlers.register(problem(500)));
    show();
    await userEvent.click(await button());
    const toast = await screen.findByText('Something went wrong, please refresh your browser.');
    expect(toast.parentElement).toHaveTextContent(
      'ERROR: Something went wrong, please refresh your browser.',
    );
    expect(await namesIn('Available')).toEqual(['Banner of FIRST']);
    expect(await button()).toHaveFocus();
    expect(localStorage.getItem(STORED)).toBeNull();
  });

  test('ACC-15.a ACC-15.b without a connection it fails too; content may put its own words in place', async () => {
    server.use(bonusHandlers.register(Response.error()));
    const copy = { 'accountOverview.notRegistered': 'That did not work.' };
    show({ content: { global: { navbar: { copy } } } });
    await userEvent.click(await button());
    expect(await screen.findByText('That did not work.')).toBeVisible();
  });

  test('an ended session redirects to sign-in, without a toast', async () => {
    server.use(bonusHandlers.register(problem(401)));
    show();
    await userEvent.click(await button());
    expect(await screen.findByRole('heading', { name: 'Arrived at /login' })).toBeVisible();
    expect(screen.queryByText(/Something went wrong/)).not.toBeInTheDocument();
  });
});

describe('registrations on this device', () => {
  async function reload(unmount: () => void, at: number) {
    unmount();
    vi.setSystemTime(at);
    const site = show();
    await shown();
    return site;
  }

  test('ACC-14.b it stays activated for 35 minutes though the API still says Eligible, then follows the API', async () => {
    const first = show();
    await userEvent.click(await button());
    await list('Activated');
    expect(JSON.parse(localStorage.getItem(STORED) ?? '')).toEqual({ 'member-1': { FIRST: now } });

    const second = await reload(first.unmount, now + 1000);
    expect(await namesIn('Activated')).toEqual(['Banner of FIRST']);
    const third = await reload(second.unmount, now + 2_100_000);
    expect(await namesIn('Activated')).toEqual(['Banner of FIRST']);
    await reload(third.unmount, now + 2_100_001);
    expect(await namesIn('Available')).toEqual(['Banner of FIRST']);
    expect(server.countOf(POST)).toBe(1);
  });

  test('ACC-14.b it follows the API while the page is open, too', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now });
    localStorage.setItem(STORED, JSON.stringify({ 'member-1': { FIRST: now - 2_070_000 } }));
    show();
    expect(await namesIn('Activated')).toEqual(['Banner of FIRST']);
    act(() => {
      vi.advanceTimersByTime(60_000);
    });
    expect(await namesIn('Available')).toEqual(['Banner of FIRST']);
  });

  test('ACC-14.b SES-27.a the time is the server’s', async () => {
    const ahead = 7_200_000;
    const headers = { 'Cache-Control': 'no-store', Date: new Date(now + ahead).toUTCString() };
    show({ response: Response.json(buildMemberBody({ activeBonuses: [bonusOf('FIRST')] }), { headers }) });
    await userEvent.click(await button());
    await list('Activated');
    expect(JSON.parse(localStorage.getItem(STORED) ?? '')).toEqual({
      'member-1': { FIRST: now + ahead + 500 },
    });
  });

  test('ACC-14.b what another member registered for here does not count', async () => {
    localStorage.setItem(STORED, JSON.stringify({ 'member-2': { FIRST: now } }));
    show();
    expect(await namesIn('Available')).toEqual(['Banner of FIRST']);
  });

  test('ACC-14.b without storage the page keeps it in memory', async () => {
    show();
    const press = await button();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    await userEvent.click(press);
    expect(await namesIn('Activated')).toEqual(['Banner of FIRST']);
  });
});

describe('app-only bonuses', () => {
  const appOnly = {
    earnBanners: [
      bannerOf('FIRST', 1, { isAppOnly: true, appText: parseCopy('Get the app.\n\n{{support_phone}}') }),
    ],
  };

  test('CON-15 ACC-12.e ACC-18.a ACC-18.b in a browser it shows a text and registers nothing', async () => {
    const { container } = show({ content: appOnly });
    expect(await screen.findByText('Get the app.')).toBeVisible();
    expect(screen.getByRole('link', { name: '1-800-555-0100' })).toHaveAttribute('href', 'tel:+18005550100');
    await userEvent.click(screen.getByText('Banner of FIRST'));
    expect(screen.queryByRole('button', { name: /^Activate/ })).not.toBeInTheDocument();
    expect(server.lines()).not.toContain(POST);
    expect(await violationsIn(container)).toEqual([]);
  });

  test('ACC-12.e ACC-18.a in the app it registers like any other', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 DiningApp/3.2.0 Mobile');
    show({ content: appOnly });
    await userEvent.click(await button());
    expect(await namesIn('Activated')).toEqual(['Banner of FIRST']);
    expect(server.countOf(POST)).toBe(1);
    expect(screen.queryByText('Get the app.')).not.toBeInTheDocument();
  });

  test('ACC-18.a a partner may name one code that is for its app', async () => {
    const appStoreLinks = { apple: 'https://apps.example/1' };
    const { unmount } = show({ partner: { appOnlyBonusCode: 'FIRST', appStoreLinks } });
    expect(await screen.findByText('Open our app to activate this bonus.')).toBeVisible();
    unmount();
    show({ partner: { appOnlyBonusCode: 'OTHER', appStoreLinks } });
    expect(await button()).toBeVisible();
  });
});
