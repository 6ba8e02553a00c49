import { surveyAt, type ContentEntry } from '@tableside/content-client';
import { buildContent } from '@tableside/content-client/testing';
import { fakeSurvey, type FakeSurvey } from '@tableside/kits/surveys/testing';
import { Providers, setupMsw } from '@tableside/kits/testing';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Link, MemoryRouter } from 'react-router';

import { DockedSurvey } from './docked-survey.tsx';
import './survey-tab.tsx';

setupMsw();

const TODAY = Date.UTC(2030, 0, 1);
const DAY_MS = 86_400_000;
const KEY = 'dr.surveySeen.s-1';

let survey: FakeSurvey;
beforeEach(() => {
  localStorage.clear();
  survey = fakeSurvey();
  vi.useFakeTimers({ now: TODAY });
});
afterEach(() => {
  survey.stop();
  vi.useRealTimers();
});

const entry = (fields: Record<string, unknown> = {}): ContentEntry => ({
  slug: 'one',
  fields: { id: 's-1', text: 'How was it?', ...fields },
});

function open(entries: readonly ContentEntry[], path = '/', typeformCode: string | null = 'Form1') {
  return render(
    <MemoryRouter initialEntries={[path]}>
      <Providers partner={{ typeformCode }} content={buildContent({ surveys: entries })}>
        <main tabIndex={-1}>
          <Link to="/search">Search</Link>
          <Link to="/earn">Earn</Link>
        </main>
        <DockedSurvey />
      </Providers>
    </MemoryRouter>,
  );
}
const tab = (name = 'How was it?') => screen.queryByRole('button', { name });
const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
async function tabOf(entries: readonly ContentEntry[], path?: string) {
  const { unmount } = open(entries, path);
  await advance(0);
  const found = tab() !== null;
  unmount();
  return found;
}
async function openPanel() {
  await advance(0);
  fireEvent.click(screen.getByRole('button', { name: 'How was it?' }));
  await vi.waitFor(
    async () => {
      await advance(1);
      expect(screen.getByTitle('How was it?')).toBeVisible();
    },
    { timeout: 15_000 },
  );
}

describe('a docked survey', () => {
  test('SUR-04.a SUR-04.b SUR-05.b SUR-08.b is read with its text, its times and its paths', () => {
    const whole = entry({
      delay_timeout: 7_200,
      cookie_timeout: 7,
      url_allow_list: [{ url_allowed: '/search' }, { url_allowed: '/earn' }],
      url_disallow_list: [{ url_disallowed: '/earn/tips' }, { url_disallowed: '/earn/terms' }],
    });
    const survey = { id: 's-1', text: 'How was it?' };
    expect(surveyAt([whole], '/search')).toEqual({
      ...survey,
      delayMs: 7_200_000,
      awayMs: 7 * DAY_MS,
      allowedPaths: ['/search', '/earn'],
      disallowedPaths: ['/earn/tips', '/earn/terms'],
    });
    const byDefault = { delayMs: 0, awayMs: 90 * DAY_MS, allowedPaths: [], disallowedPaths: [] };
    expect(surveyAt([entry()], '/')).toEqual({ ...survey, ...byDefault });
    expect(surveyAt([entry({ cookie_timeout: 0 })], '/')).toEqual({ ...survey, ...byDefault, awayMs: 0 });
    const wrong = entry({ delay_timeout: -5, cookie_timeout: -1 });
    expect(surveyAt([wrong], '/')).toEqual({ ...survey, ...byDefault });
  });

  test('SUR-04.a SUR-05.a is a tab with the survey’s text, which appears after its delay', async () => {
    open([entry({ delay_timeout: 5.5 })]);
    await advance(5_499);
    expect(tab()).not.toBeInTheDocument();
    await advance(1);
    expect(tab()).toBeVisible();
    expect(tab()).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByRole('complementary', { name: 'How was it?' })).toContainElement(tab());
    vi.useRealTimers();
  });

  test.each([undefined, 'soon', -1, null])('SUR-05.b a delay of %s counts as none', async (delay) => {
    expect(await tabOf([entry({ delay_timeout: delay })])).toBe(true);
  });

  test('SUR-05.a the delay continues across pages', async () => {
    open([entry({ delay_timeout: 5 })]);
    await advance(3_000);
    fireEvent.click(screen.getByRole('link', { name: 'Search' }));
    await advance(2_000);
    expect(tab()).toBeVisible();
  });

  test('SUR-06.a SUR-06.b CFG-30.a SUR-12.a SUR-12.b a click opens the partner’s form in a panel of 450 px, another one closes it', async () => {
    open([entry()]);
    await advance(0);
    expect(document.querySelector('iframe')).toBeNull();
    await openPanel();
    expect(tab()).toHaveAttribute('aria-expanded', 'true');
    const panel = document.getElementById(tab()?.getAttribute('aria-controls') ?? '');
    expect(panel).toBeVisible();
    expect(panel).toHaveStyle({ height: '450px' });
    expect(survey.address().pathname).toBe('/to/Form1');
    expect(survey.hiddenFields()).toMatchObject({ utm_campaign: 's-1', utm_medium: 'web', utm_source: '/' });
    vi.useRealTimers();

    fireEvent.click(screen.getByRole('button', { name: 'How was it?' }));
    expect(panel).not.toBeVisible();
    expect(tab()).toHaveAttribute('aria-expanded', 'false');
    expect(localStorage.getItem(KEY)).toBeNull();
    const form = document.querySelector('iframe');
    fireEvent.click(screen.getByRole('button', { name: 'How was it?' }));
    expect(panel).toBeVisible();
    expect(document.querySelector('iframe')).toBe(form);
  });

  test('SUR-04.a SUR-07.a closing it stores the time and hides the tab; the focus goes to the page', async () => {
    open([entry()]);
    await openPanel();
    vi.setSystemTime(TODAY + DAY_MS);
    const button = screen.getByRole('button', { name: 'Close the survey' });
    button.focus();
    fireEvent.click(button);
    expect(tab()).not.toBeInTheDocument();
    expect(Number(localStorage.getItem(KEY))).toBe(TODAY + DAY_MS);
    expect(screen.getByRole('main')).toHaveFocus();
  });

  test.each([
    ['open', 'true'],
    ['collapsed meanwhile', 'false'],
  ])(
    'SUR-07.b SUR-08.a once submitted, %s, it stays for 4 seconds, and is removed with the tab',
    async (_, isExpanded) => {
      open([entry()]);
      await openPanel();
      vi.setSystemTime(TODAY);
      act(() => survey.submit());
      if (isExpanded === 'false') fireEvent.click(screen.getByRole('button', { name: 'How was it?' }));
      expect(tab()).toHaveAttribute('aria-expanded', isExpanded);
      await advance(3_999);
      expect(tab()).toBeVisible();
      await advance(1);
      expect(tab()).not.toBeInTheDocument();
      expect(Number(localStorage.getItem(KEY))).toBe(TODAY + 4_000);
    },
  );

  test('SUR-07.c one that was submitted stays away, although its page was left before those 4 seconds', async () => {
    open([entry({ url_disallow_list: [{ url_disallowed: '/search' }] })]);
    await openPanel();
    vi.setSystemTime(TODAY);
    act(() => survey.submit());
    fireEvent.click(screen.getByRole('link', { name: 'Search' }));
    await advance(4_000);
    fireEvent.click(screen.getByRole('link', { name: 'Earn' }));
    await advance(0);
    expect(tab()).not.toBeInTheDocument();
    expect(Number(localStorage.getItem(KEY))).toBe(TODAY);
  });

  test.each([
    ['SUR-08.b', 90, undefined],
    ['SUR-08.a', 7, 7],
    ['SUR-08.a', 0, 0],
  ])(
    '%s seen less than %i days ago, with a timeout of %s days, there is no tab',
    async (_, days, timeout) => {
      const survey = [entry({ cookie_timeout: timeout })];
      localStorage.setItem(KEY, String(TODAY - days * DAY_MS + 1));
      expect(await tabOf(survey)).toBe(false);
      localStorage.setItem(KEY, String(TODAY - days * DAY_MS));
      vi.setSystemTime(TODAY);
      expect(await tabOf(survey)).toBe(true);
    },
  );

  test('SUR-08.a malformed or blocked storage hides no tab', async () => {
    localStorage.setItem(KEY, '{"at":');
    expect(await tabOf([entry()])).toBe(true);
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('blocked');
    });
    expect(await tabOf([entry()])).toBe(true);
    vi.restoreAllMocks();
  });

  test('SUR-09.a SUR-09.b is on the allowed paths only, and on no disallowed one; without lists everywhere', async () => {
    const only = entry({ url_allow_list: [{ url_allowed: '/search' }] });
    const not = entry({ url_allow_list: [], url_disallow_list: [{ url_disallowed: '/search' }] });
    const both = entry({
      url_allow_list: [{ url_allowed: '/search' }],
      url_disallow_list: [{ url_disallowed: '/search' }],
    });
    const shown = async (one: ContentEntry) => [await tabOf([one], '/search'), await tabOf([one], '/earn')];
    expect(await shown(only)).toEqual([true, false]);
    expect(await shown(not)).toEqual([false, true]);
    expect(await shown(both)).toEqual([false, false]);
    expect(await shown(entry())).toEqual([true, true]);
  });

  test('SUR-09.c a listed path includes the pages below it, with or without a trailing slash', async () => {
    const only = entry({ url_allow_list: [{ url_allowed: '/merchants' }, { url_allowed: ' /earn/ ' }] });
    const not = entry({ url_disallow_list: [{ url_disallowed: '/surveys' }, { url_disallowed: '/terms/' }] });
    expect(await tabOf([only], '/merchants/12')).toBe(true);
    expect(await tabOf([only], '/earn')).toBe(true);
    expect(await tabOf([only], '/merchants-club')).toBe(false);
    expect(await tabOf([not], '/surveys/success')).toBe(false);
    expect(await tabOf([not], '/terms')).toBe(false);
    expect(await tabOf([not], '/terms-of-use')).toBe(true);
  });

  test('SUR-04.a CON-30 its text has the partner’s values', async () => {
    open([entry({ text: 'How does {program} taste?' })]);
    await advance(0);
    expect(tab('How does Sample Plates taste?')).toBeVisible();
  });

  test('SUR-09.b the tab appears and disappears with the page', async () => {
    open([entry({ url_disallow_list: [{ url_disallowed: '/search' }] })]);
    await advance(0);
    expect(tab()).toBeVisible();
    fireEvent.click(screen.getByRole('link', { name: 'Search' }));
    expect(tab()).not.toBeInTheDocument();
    fireEvent.click(screen.getByRole('link', { name: 'Earn' }));
    await advance(0);
    expect(tab()).toBeVisible();
  });

  test('SUR-10 of several surveys for a page the last is shown, and no other one after it', async () => {
    const elsewhere = { id: 's-3', text: 'Third', url_allow_list: [{ url_allowed: '/earn' }] };
    open([entry(), entry({ id: 's-2', text: 'Second' }), entry(elsewhere)]);
    await advance(0);
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Second']);
    fireEvent.click(screen.getByRole('button', { name: 'Second' }));
    fireEvent.click(screen.getByRole('button', { name: 'Close the survey' }));
    await advance(0);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  test('SUR-04.a SUR-09.a SUR-09.b texts of survey pages and malformed entries are not surveys', async () => {
    const broken = [{ id: 7 }, { text: ' ' }, { id: undefined }].map((fields) => entry(fields));
    expect(await tabOf(broken)).toBe(false);
    expect(await tabOf([entry({ url_allow_list: 'all', url_disallow_list: [null, 7, {}] })])).toBe(true);
  });

  test('CFG-30.b a partner without a form has none', async () => {
    open([entry()], '/', null);
    await advance(0);
    expect(tab()).not.toBeInTheDocument();
  });
});
