import { problem, secureFrameHandlers } from '@tableside/api-client/testing';
import { buildContent } from '@tableside/content-client/testing';
import { TestProviders, type TestProvidersProps, setupMsw } from '@tableside/kits/testing';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useRef, useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { fakeEncryption, fakeSecureFrame, type FakeSecureFrame } from '../testing/fake-frame.ts';
import { SecureCardField, type SecureCardFieldProps } from './secure-card-field.tsx';
import type { TypedCard } from './use-secure-frame.ts';

const server = setupMsw();

let frame: FakeSecureFrame;
beforeEach(() => {
  frame = fakeSecureFrame();
});
afterEach(() => {
  frame.stop();
  vi.useRealTimers();
});

const url = 'https://vault.example/field';
const secureFrame = { url };
const dataLayer = vi.fn<(entry: { readonly event: string }) => void>();
const events = () => dataLayer.mock.calls.map(([{ event }]) => event);
beforeEach(() => dataLayer.mockClear());

const providers = (rest: Omit<TestProvidersProps, 'children'> = {}) => ({
  tracker: { impression: () => undefined, dataLayer },
  ...rest,
});
type FieldProps = Partial<Omit<SecureCardFieldProps, 'value' | 'ref'>>;

function StatefulField({ onChange, ...props }: FieldProps) {
  const [card, setCard] = useState<TypedCard | null>(null);
  const [encryption, setEncryption] = useState('');
  const field = useRef<HTMLDivElement>(null);
  return (
    <>
      <SecureCardField
        {...props}
        ref={field}
        value={card}
        onChange={(typed) => {
          setCard(typed);
          onChange?.(typed);
        }}
      />
      <p data-encryption>{encryption}</p>
      <button type="button" onClick={() => field.current?.focus()}>
        Focus
      </button>
      <button type="button" onClick={() => setCard(null)}>
        Clear
      </button>
      <button
        type="button"
        onClick={() => {
          setEncryption('');
          void card?.encrypt().then((result) => setEncryption(JSON.stringify(result)));
        }}
      >
        Encrypt
      </button>
    </>
  );
}

function renderField(props: FieldProps = {}, rest: Omit<TestProvidersProps, 'children'> = {}) {
  const field = (changes: FieldProps = {}) => (
    <TestProviders {...providers({ partner: { secureFrame }, ...rest })}>
      <StatefulField {...props} {...changes} />
    </TestProviders>
  );
  const { rerender, unmount } = render(field());
  return { unmount, rerender: (changes: FieldProps) => rerender(field(changes)) };
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
async function encrypted(): Promise<unknown> {
  press('Encrypt');
  await waitFor(() => expect(document.querySelector('[data-encryption]')).not.toBeEmptyDOMElement());
  return JSON.parse(document.querySelector('[data-encryption]')?.textContent ?? '');
}
const visa = { cardType: 'Visa', lastFour: '1111' } as const;

const iframe = () => screen.getByTitle<HTMLIFrameElement>('Card number, secure field');
const ready = () => waitFor(() => expect(iframe()).toBeVisible());
const notLoaded = /didn’t load.*browser settings may block iframes/;

test('CRD-02.a the number is typed in a frame of another origin; this page has no input for it', async () => {
  renderField();
  await ready();
  expect(new URL(iframe().src).origin).not.toBe(window.location.origin);
  expect(iframe()).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms');
  expect(iframe()).toHaveAttribute('referrerpolicy', 'strict-origin');
  expect(document.querySelector('input')).toBeNull();
});

test.each([`${window.location.origin}/field`, 'ftp://vault.example/'])(
  'CRD-02.a a frame at %s is never loaded',
  async (wrong) => {
    server.use(secureFrameHandlers.url({ url: wrong }));
    renderField({}, { partner: {} });
    expect(await screen.findByRole('alert')).toHaveTextContent(notLoaded);
    expect(document.querySelector('iframe')).toBeNull();
  },
);

describe('CRD-24 the frame’s address', () => {
  test.each([
    [['MAST', 'VISA'], { mast: '1', visa: '1' }],
    [['DISC', 'AMEX'], { amex: '1', disc: '1' }],
    [undefined, { amex: '1', disc: '1', mast: '1', visa: '1' }],
  ] as const)(
    'CFG-20.a CFG-20.b for %o has a flag for each accepted network and none for others',
    async (codes, flags) => {
      const cardTypesAccepted = codes && { cardTypesAccepted: [...codes] };
      renderField({}, { partner: { secureFrame, ...cardTypesAccepted } });
      await ready();
      const { origin, pathname, searchParams } = new URL(iframe().src);
      expect(origin + pathname).toBe(url);
      expect(Object.fromEntries(searchParams)).toEqual(flags);
    },
  );

  test('CFG-20.a keeps existing parameters, but no flag of a network that is not accepted', async () => {
    server.use(secureFrameHandlers.url({ url: `${url}?lang=en&disc=1` }));
    renderField({}, { partner: { cardTypesAccepted: ['AMEX'] } });
    await ready();
    expect(new URL(iframe().src).search).toBe('?lang=en&amex=1');
  });

  test('is the platform’s if the partner has none', async () => {
    server.use(secureFrameHandlers.url({ url: 'https://platform.example/' }));
    renderField({}, { partner: {} });
    await ready();
    expect(iframe().src).toBe('https://platform.example/?amex=1&disc=1&mast=1&visa=1');
  });
});

describe('a frame that does not respond', () => {
  beforeEach(() => {
    frame.stop();
    frame = fakeSecureFrame({ isSilent: true });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

  test('CRD-25.a CRD-25.b CRD-34.a TRK-15.b ERR-16 is told within 5 seconds, and reported after 20, not before, and once', async () => {
    renderField();
    await pass(4_000);
    expect(screen.getByRole('status')).toHaveTextContent('Loading the secure card field');
    expect(iframe()).not.toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await pass(1_000);
    expect(screen.getByRole('alert')).toHaveTextContent(notLoaded);
    expect(iframe()).not.toBeVisible();
    await pass(14_999);
    expect(events()).toEqual([]);
    await pass(1);
    expect(events()).toEqual(['cryptex failed']);
    await pass(3_600_000);
    expect(events()).toEqual(['cryptex failed']);
  });

  test('CRD-25.a CRD-34.b TRK-15.a TRK-15.b works when it responds late', async () => {
    const onChange = vi.fn();
    renderField({ onChange });
    await pass(30_000);
    screen.getByRole('button', { name: 'Try again' }).focus();
    act(() => frame.respond());
    expect(iframe()).toHaveFocus();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(iframe()).toBeVisible();
    expect(events()).toEqual(['cryptex failed', 'cryptex loaded']);
    act(() => frame.type(visa));
    expect(onChange).toHaveBeenLastCalledWith(expect.objectContaining({ status: 'complete', ...visa }));
  });

  test('CRD-25.a CRD-34.b TRK-15.a TRK-15.b has not failed if it responded in time', async () => {
    renderField();
    await pass(10_000);
    act(() => frame.respond());
    await pass(60_000);
    expect(events()).toEqual(['cryptex loaded']);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('CRD-25.a is not reported if the field was unmounted before', async () => {
    const { unmount } = renderField();
    await pass(10_000);
    unmount();
    await pass(60_000);
    expect(events()).toEqual([]);
  });

  test('CRD-25.a CRD-25.b CRD-34.a ERR-16 is reloaded by "Try again", with as much time again', async () => {
    const onChange = vi.fn();
    renderField({ onChange });
    await pass(5_000);
    const old = document.querySelector('iframe');
    expect(onChange).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onChange.mock.calls).toEqual([[null]]);
    await pass(4_000);
    expect(document.querySelector('iframe')).not.toBe(old);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await pass(1_000);
    expect(screen.getByRole('alert')).toHaveTextContent(notLoaded);
    await pass(14_999);
    expect(events()).toEqual([]);
    await pass(1);
    expect(events()).toEqual(['cryptex failed']);
  });
});

test('TRK-15.a a loaded frame is reported to the data layer once', async () => {
  const { rerender } = renderField();
  await ready();
  rerender({ isDisabled: true });
  act(() => frame.type(visa));
  expect(events()).toEqual(['cryptex loaded']);
});

test('ERR-16 a frame without a URL has not loaded; "Try again" fetches it and focuses it', async () => {
  server.use(secureFrameHandlers.url(problem(500)));
  renderField({}, { partner: {} });
  expect(await screen.findByRole('alert')).toHaveTextContent(notLoaded);
  press('Focus');
  expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus();
  server.resetHandlers();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await ready();
  expect(iframe()).toHaveFocus();
  expect(frame.received).toContainEqual({ type: 'focus' });
});

test('a frame into which another page loads is closed; it can be loaded again', async () => {
  const onChange = vi.fn<(card: TypedCard | null) => void>();
  renderField({ onChange });
  await ready();
  act(() => frame.type(visa));
  act(() => frame.reload());
  expect(screen.getByRole('alert')).toHaveTextContent(/field was closed/);
  expect(onChange).toHaveBeenLastCalledWith(null);
  const lost = onChange.mock.calls[0]?.[0];
  expect(await lost?.encrypt()).toEqual({ fault: 'unavailable' });
  expect(frame.received).not.toContainEqual({ type: 'clear' });
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await ready();
  act(() => frame.type(visa));
  expect(await encrypted()).toHaveProperty('card.lastFour', '1111');
});

test('an unmounted field abandons its encryption', async () => {
  const onChange = vi.fn<(card: TypedCard | null) => void>();
  const { unmount } = renderField({ onChange });
  await ready();
  act(() => frame.type(visa));
  frame.encrypting('never answers');
  // Stops the clock so that the field does not give up by itself.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const result = onChange.mock.lastCall?.[0]?.encrypt();
  unmount();
  expect(await result).toEqual({ fault: 'unavailable' });
});

test('events of the field are reported: its content, blur, and Enter', async () => {
  const on = { onChange: vi.fn(), onBlur: vi.fn(), onEnter: vi.fn() };
  renderField(on);
  await ready();
  act(() => frame.type({ fault: 'notAccepted', cardType: 'Discover' }));
  expect(on.onChange).toHaveBeenLastCalledWith(
    expect.objectContaining({ status: 'partial', fault: 'notAccepted', cardType: 'Discover' }),
  );
  act(() => frame.empty());
  expect(on.onChange).toHaveBeenLastCalledWith(null);
  expect(on.onBlur).not.toHaveBeenCalled();
  act(() => frame.leave());
  expect(on.onBlur).toHaveBeenCalledOnce();
  act(() => frame.pressEnter());
  expect(on.onEnter).toHaveBeenCalledOnce();
});

test('a form without blur and Enter handlers ignores both', async () => {
  renderField();
  await ready();
  act(() => frame.leave());
  act(() => frame.pressEnter());
  expect(iframe()).toBeVisible();
});

test('the field has no tab stop of its own, and a focused element in it keeps focus', async () => {
  const { rerender } = renderField();
  await ready();
  expect(iframe().parentElement).toHaveAttribute('tabindex', '-1');
  act(() => iframe().focus());
  rerender({ isRequired: true });
  expect(frame.received).toEqual([]);
});

test('VAL-16 the form receives the encrypted card, or its error', async () => {
  renderField();
  await ready();
  act(() => frame.type({ cardType: 'Amex', lastFour: '0005' }));
  expect(await encrypted()).toEqual({
    card: { encryptedCardNumber: fakeEncryption('0005'), lastFour: '0005', cardType: 'Amex' },
  });
  act(() => frame.type({}));
  expect(await encrypted()).toEqual({ fault: 'notACardNumber' });
  frame.encrypting('fails');
  expect(await encrypted()).toEqual({ fault: 'unavailable' });
});

test('the form clears, checks, focuses and disables the field', async () => {
  const { rerender } = renderField({ isDisabled: true });
  await ready();
  act(() => frame.type(visa));
  press('Clear');
  rerender({ submitCount: 1 });
  rerender({ submitCount: 1, isRequired: true });
  press('Focus');
  expect(iframe()).toHaveFocus();
  rerender({ submitCount: 1, isRequired: true, isDisabled: false });
  expect(frame.received).toEqual([
    { type: 'disable', isDisabled: true },
    { type: 'clear' },
    { type: 'validate', isRequired: false },
    { type: 'validate', isRequired: true },
    { type: 'focus' },
    { type: 'disable', isDisabled: false },
  ]);
});

test('a field cleared by the diner is not cleared again', async () => {
  renderField();
  await ready();
  act(() => frame.type(visa));
  act(() => frame.empty());
  expect(frame.received).toEqual([]);
});

test('each typed card is a new value; a repeated report while disabled is not', async () => {
  const onChange = vi.fn<(card: TypedCard | null) => void>();
  const { rerender } = renderField({ onChange });
  await ready();
  act(() => frame.type(visa));
  act(() => frame.type(visa));
  expect(onChange).toHaveBeenCalledTimes(2);
  expect(onChange.mock.calls[1]?.[0]).not.toBe(onChange.mock.calls[0]?.[0]);
  rerender({ isDisabled: true });
  act(() => frame.type(visa));
  expect(onChange).toHaveBeenCalledTimes(2);
  act(() => frame.type({ cardType: 'Visa', lastFour: '4242' }));
  expect(onChange).toHaveBeenCalledTimes(3);
  act(() => frame.type({ fault: 'notACardNumber' }));
  expect(onChange).toHaveBeenCalledTimes(4);
  act(() => frame.type({ fault: 'notAccepted' }));
  expect(onChange).toHaveBeenCalledTimes(5);
  act(() => frame.type({ fault: 'notAccepted' }));
  expect(onChange).toHaveBeenCalledTimes(5);
});

test('the field is as tall as its content', async () => {
  renderField();
  await ready();
  act(() => frame.resize(140));
  expect(iframe()).toHaveStyle({ height: '140px' });
});

describe('the copy and style of the field', () => {
  test('VAL-04.a VAL-09 VAL-16 VAL-19 are sent to the frame', async () => {
    const partner = { secureFrame, cardTypesAccepted: ['VISA', 'MAST', 'AMEX'] as const };
    renderField(
      { hasRequiredMark: true },
      { partner: { ...partner, cardTypesAccepted: [...partner.cardTypesAccepted] } },
    );
    await ready();
    expect(frame.init()?.words).toMatchObject({
      label: 'Card number',
      required: ' *',
      empty: 'Card number is required',
      incomplete: 'Check the card number. It doesn’t look complete.',
      notACardNumber: 'Check the card number. It isn’t valid.',
      notAccepted: 'We can’t accept this card here: Card must be Visa, Mastercard, or Amex',
    });
  });

  test.each([
    [['VISA', 'AMEX'] as const, 'Card must be Visa or Amex'],
    [['DISC'] as const, 'Card must be Discover'],
  ])('VAL-19 of %s: "%s"', async (codes, words) => {
    renderField({}, { partner: { secureFrame, cardTypesAccepted: [...codes] } });
    await ready();
    expect(frame.init()?.words).toMatchObject({
      notAccepted: `We can’t accept this card here: ${words}`,
      required: '',
    });
  });

  test('are the partner’s: texts from content, at most 300 characters; colors from the page, the rest from settings', async () => {
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    document.documentElement.style.setProperty('--ts-color-text', '#abc');
    document.documentElement.style.setProperty('--ts-color-border-strong', ' #10203F ');
    document.documentElement.style.setProperty('--ts-color-focus', 'url(https://evil.example)');
    const content = buildContent({
      global: { navbar: { copy: { 'cards.label': 'Your card', 'cards.hint': 'x'.repeat(400) } } },
    });
    renderField({}, { content });
    await ready();
    expect(frame.init()?.words).toMatchObject({ label: 'Your card', hint: 'x'.repeat(300) });
    expect(frame.init()?.style).toEqual({
      text: '#aabbcc',
      textMuted: '#4f5d6b',
      surface: '#ffffff',
      border: '#10203F',
      focus: '#0b5cad',
      danger: '#b3261e',
      radius: 8,
      font: 'Nunito Sans Variable',
    });
    document.documentElement.removeAttribute('style');
  });
});
