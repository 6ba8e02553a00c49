import { problem, surveyHostHandlers } from '@tableside/api-client/testing';
import { buildContent } from '@tableside/content-client/testing';
import type { Visitor } from '@tableside/core';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { TestProviders, type TestProvidersProps } from '@tableside/kits/testing/providers';
import { setupMsw } from '@tableside/kits/testing';
import type { SurveyWindowProps } from './survey-window-props.ts';
import { SurveyWindow } from './survey-window.tsx';
import { fakeSurvey, type FakeSurvey, type FakeSurveyOptions } from './testing/fake-survey.ts';

const server = setupMsw();

let survey: FakeSurvey;
const fake = (options?: FakeSurveyOptions) => {
  survey.stop();
  survey = fakeSurvey(options);
};
beforeEach(() => {
  survey = fakeSurvey();
});
afterEach(() => {
  survey.stop();
  vi.useRealTimers();
  for (const name of ['utmCampaign']) document.cookie = `${name}=; Max-Age=0; Path=/`;
});

const member: Visitor = {
  kind: 'member',
  publicId: 'p-1',
  memberType: 'EnrolledCardMember',
  tier: 2,
  firstName: 'Ada',
  email: 'ada@example.com',
  hasEmailOptIn: true,
  hasEligibleNewMemberBonus: false,
};
const on = { onClose: vi.fn(), onSubmitted: vi.fn() };
beforeEach(() => Object.values(on).forEach((listener) => listener.mockClear()));

type Props = Partial<SurveyWindowProps>;

function Page(props: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const onClose = () => {
    on.onClose();
    setIsOpen(false);
  };
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Review
      </button>
      <SurveyWindow title="Your review" {...on} {...props} isOpen={isOpen} onClose={onClose} />
    </>
  );
}

function renderPage(props: Props = {}, rest: Omit<TestProvidersProps, 'children'> = {}) {
  const page = (changes: Props = {}) => (
    <TestProviders partner={{ typeformCode: 'Form1' }} visitor={member} {...rest}>
      <Page {...props} {...changes} />
    </TestProviders>
  );
  const { rerender, unmount } = render(page());
  return { unmount, rerender: (changes: Props) => rerender(page(changes)) };
}
const opener = () => screen.getByRole('button', { name: 'Review' });
const open = () => userEvent.click(opener());
const iframe = () => screen.getByTitle<HTMLIFrameElement>('Your review');
const ready = () => waitFor(() => expect(iframe()).toBeVisible());
const dialog = () => screen.queryByRole('dialog');
/**
 * Returns the window's styles on a page of this width, in pixels. As in a browser, the last matching rule
 * wins.
 */
const lookAt = (pageWidth: number) => {
  const [mine = ''] = screen.getByRole('dialog').className.split(' ').slice(-1);
  const look: Record<string, string> = {};
  const apply = (rule: CSSRule) => {
    if (rule instanceof CSSMediaRule) {
      const [, bound, pixels] = /^\((min|max)-width: ([\d.]+)px\)$/.exec(rule.conditionText) ?? [];
      if (bound === 'min' ? pageWidth >= Number(pixels) : bound === 'max' && pageWidth <= Number(pixels))
        [...rule.cssRules].forEach(apply);
    } else if (rule instanceof CSSStyleRule && rule.selectorText === `.${mine}`)
      for (const name of ['width', 'max-width', 'height', 'max-height', 'border-radius', 'margin'])
        look[name] = rule.style.getPropertyValue(name) || (look[name] ?? '');
  };
  for (const sheet of document.styleSheets) [...sheet.cssRules].forEach(apply);
  return look;
};

test('SUR-11.a SUR-11.b SUR-11.c the popup fills the page; the slider is 800 px wide, and fills phones below 480 px', async () => {
  const { unmount } = renderPage();
  expect(dialog()).not.toBeInTheDocument();
  await open();
  await ready();
  expect(screen.getByRole('dialog', { name: 'Your review' })).toBeInTheDocument();
  const whole = {
    width: '100%',
    'max-width': 'none',
    height: '100dvh',
    'max-height': 'none',
    margin: '0px',
    'border-radius': '0px',
  };
  for (const width of [320, 479, 480, 661, 1280]) expect([width, lookAt(width)]).toEqual([width, whole]);
  expect(survey.address().searchParams.get('typeform-embed')).toBe('popup-blank');
  unmount();

  renderPage({ look: 'slider' });
  await open();
  await ready();
  expect(lookAt(479)).toEqual(whole);
  for (const width of [480, 661, 1280])
    expect([width, lookAt(width)]).toEqual([
      width,
      expect.objectContaining({ width: '800px', height: '100dvh', margin: '0px 0px 0px auto' }),
    ]);
});

test('CFG-30.a HIS-21 SUR-12.a SUR-12.b SUR-12.c the partner’s form opens with transaction, member and source', async () => {
  document.cookie = 'utmCampaign=spring%20fling; Path=/';
  renderPage(
    {
      hiddenFields: {
        transaction_id: 't&1 #x',
        merchant_id: '7',
        public_id: 'somebody',
        partner_code: 'other',
      },
    },
    { path: '/search?location=Boston#map' },
  );
  await open();
  await ready();
  const { origin, pathname } = survey.address();
  expect([origin, pathname]).toEqual(['http://forms.example', '/to/Form1']);
  expect(survey.hiddenFields()).toEqual({
    transaction_id: 't&1 #x',
    merchant_id: '7',
    utm_campaign: 'spring fling',
    utm_medium: 'web',
    utm_source: '/search',
    public_id: 'p-1',
    partner_code: 'sample',
  });
});

test('SUR-12.a SUR-12.c the survey’s campaign takes precedence over the stored one; without a public id none is sent', async () => {
  document.cookie = 'utmCampaign=spring; Path=/';
  renderPage(
    { campaign: 'survey-7', formCode: 'Other2' },
    { visitor: { kind: 'anonymous' }, partner: { typeformCode: null } },
  );
  await open();
  await ready();
  expect(survey.address().pathname).toBe('/to/Other2');
  expect(survey.hiddenFields()).toMatchObject({ utm_campaign: 'survey-7' });
  expect(survey.hiddenFields()).not.toHaveProperty('public_id');
});

test('SUR-12.a SUR-12.c a known visitor has a public id too', async () => {
  renderPage({}, { visitor: { kind: 'known', publicId: 'k-2', tier: 1 } });
  await open();
  await ready();
  expect(survey.hiddenFields()).toMatchObject({ public_id: 'k-2' });
  expect(survey.hiddenFields()).not.toHaveProperty('utm_campaign');
});

test('the frame can run its form, but neither navigate the page nor see its path', async () => {
  renderPage();
  await open();
  await ready();
  expect(iframe().getAttribute('sandbox')?.split(' ')).toEqual(expect.arrayContaining(['allow-scripts']));
  expect(iframe().getAttribute('sandbox')).not.toContain('allow-top-navigation');
  expect(iframe()).toHaveAttribute('referrerpolicy', 'strict-origin');
  expect(iframe()).toHaveAttribute('allow', '');
});

test('a form in use does not reload when the page around it changes', async () => {
  const { rerender } = renderPage({ hiddenFields: { transaction_id: 't1' } });
  await open();
  await ready();
  const { src } = iframe();
  rerender({ hiddenFields: { transaction_id: 't1', merchant_id: '9' } });
  expect(iframe().src).toBe(src);
});

describe('focus', () => {
  test('moves into the form once it has loaded, and returns on Escape', async () => {
    fake({ isSilent: true });
    renderPage();
    await open();
    expect(await screen.findByRole('status')).toHaveTextContent('Loading the form');
    await waitFor(() => expect(screen.queryByTitle('Your review')).toBeInTheDocument());
    expect(iframe()).not.toBeVisible();
    const posted = vi.spyOn(iframe().contentWindow ?? window, 'postMessage');
    act(() => survey.ready());
    expect(iframe()).toBeVisible();
    await waitFor(() => expect(iframe()).toHaveFocus());
    expect(posted).toHaveBeenCalledExactlyOnceWith('embed-focus', 'http://forms.example');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog()).not.toBeInTheDocument());
    expect(on.onClose).toHaveBeenCalledOnce();
    expect(opener()).toHaveFocus();
  });

  test('stays where the visitor has moved it meanwhile', async () => {
    fake({ isSilent: true });
    renderPage();
    await open();
    await waitFor(() => expect(screen.queryByTitle('Your review')).toBeInTheDocument());
    await userEvent.tab({ shift: true });
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    act(() => survey.ready());
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(dialog()).not.toBeInTheDocument();
    expect(opener()).toHaveFocus();
  });
});

describe('closing', () => {
  test('SUR-11.d a submitted form is reported once, and its dialog closes 4 seconds later', async () => {
    renderPage();
    await open();
    await ready();
    vi.useFakeTimers();
    act(() => survey.submit());
    act(() => survey.submit());
    expect(on.onSubmitted).toHaveBeenCalledOnce();
    act(() => void vi.advanceTimersByTime(3_999));
    expect(dialog()).toBeInTheDocument();
    act(() => void vi.advanceTimersByTime(1));
    expect(dialog()).not.toBeInTheDocument();
    expect(on.onClose).toHaveBeenCalledOnce();
    expect(opener()).toHaveFocus();
  });

  test.each([
    [0, 500],
    [499, 500],
    [-1, 500],
    [500, 500],
    [2_000, 2_000],
  ])('SUR-11.d a delay of %i ms closes after %i ms', async (closeDelayMs, expected) => {
    renderPage({ closeDelayMs });
    await open();
    await ready();
    vi.useFakeTimers();
    act(() => survey.submit());
    act(() => void vi.advanceTimersByTime(expected - 1));
    expect(dialog()).toBeInTheDocument();
    act(() => void vi.advanceTimersByTime(1));
    expect(dialog()).not.toBeInTheDocument();
  });

  test('a window closed earlier does not close the next one', async () => {
    renderPage();
    await open();
    await ready();
    act(() => survey.submit());
    vi.useFakeTimers();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    act(() => void vi.advanceTimersByTime(10_000));
    expect(on.onClose).toHaveBeenCalledOnce();
  });

  test('the form itself may request it', async () => {
    renderPage();
    await open();
    await ready();
    act(() => survey.close());
    expect(dialog()).not.toBeInTheDocument();
    expect(on.onSubmitted).not.toHaveBeenCalled();
  });
});

describe('a form that does not load', () => {
  const failed = /didn’t load.*browser settings may block iframes/;

  test('fails after 20 seconds, and may load late', async () => {
    fake({ isSilent: true });
    renderPage();
    await open();
    await waitFor(() => expect(screen.queryByTitle('Your review')).toBeInTheDocument());
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    vi.useFakeTimers();
    fireEvent.click(opener());
    await act(() => vi.advanceTimersByTimeAsync(19_999));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(screen.getByRole('alert')).toHaveTextContent(failed);
    act(() => survey.ready());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(iframe()).toBeVisible();
  });

  test('without a URL: it can be retried', async () => {
    server.use(surveyHostHandlers.url(problem(500)));
    renderPage();
    await open();
    expect(await screen.findByRole('alert')).toHaveTextContent(failed);
    expect(screen.queryByTitle('Your review')).not.toBeInTheDocument();
    server.resetHandlers();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await ready();
    await waitFor(() => expect(iframe()).toHaveFocus());
  });

  test.each(['javascript:alert(1)', window.location.origin, 'not an address'])(
    'because it would come from "%s"',
    async (url) => {
      server.use(surveyHostHandlers.url(() => Response.json({ url })));
      renderPage();
      await open();
      expect(await screen.findByRole('alert')).toHaveTextContent(failed);
      expect(document.querySelector('iframe')).toBeNull();
    },
  );

  test('because the partner has none', async () => {
    renderPage({}, { partner: { typeformCode: null } });
    await open();
    expect(await screen.findByRole('alert')).toHaveTextContent(failed);
  });
});

test('the texts are the partner’s', async () => {
  fake({ isSilent: true });
  const content = buildContent({ global: { navbar: { copy: { 'surveys.loading': 'One moment' } } } });
  renderPage({}, { content });
  await open();
  expect(await screen.findByText('One moment')).toBeInTheDocument();
});
