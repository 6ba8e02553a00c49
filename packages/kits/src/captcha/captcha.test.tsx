import '@testing-library/jest-dom/vitest';

import { ApiError, createClient } from '@tableside/api-client';
import { buildFeatureFlags, featureFlagHandlers } from '@tableside/api-client/testing';
import { PartnerProvider } from '@tableside/kits/partner';
import { SessionProvider } from '@tableside/kits/session';
import { partnerWith } from '@tableside/partner-config/testing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fakeCaptcha, setupMsw } from '@tableside/kits/testing';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { startCaptcha } from './create-captcha.ts';
import { useCaptcha } from './use-captcha.ts';

const server = setupMsw();

const scripts = () => [
  ...document.head.querySelectorAll<HTMLScriptElement>('script[src$="/captcha/api.js"]'),
];
const fail = () => scripts().forEach((script) => script.dispatchEvent(new Event('error')));
const options = { ...partnerWith().captcha, siteKey: 'key-1' };

beforeEach(() =>
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] }),
);
afterEach(() => {
  vi.useRealTimers();
  document.head.replaceChildren();
});

describe('the captcha', () => {
  test('CON2-01 polls every half second and renders invisibly, with its badge at the bottom left', async () => {
    const captcha = startCaptcha(options);
    vi.advanceTimersByTime(500);
    expect(scripts()).toHaveLength(1);
    const { render, rendered } = fakeCaptcha();
    vi.advanceTimersByTime(499);
    expect(render).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(rendered[0]).toMatchObject({ sitekey: 'key-1', size: 'invisible', badge: 'bottomleft' });
    await expect(captcha.execute()).resolves.toBe('token-1');
    expect(document.querySelector('[data-badge="bottomleft"]')).toBeInTheDocument();
    captcha.stop();
    expect(document.querySelector('[data-badge]')).not.toBeInTheDocument();
  });

  test('runs one check at a time, and uses each token once', async () => {
    fakeCaptcha();
    const captcha = startCaptcha(options);
    vi.advanceTimersByTime(500);
    expect(await Promise.all([captcha.execute(), captcha.execute()])).toEqual(['token-1', 'token-1']);
    expect(await captcha.execute()).toBe('token-2');
    captcha.stop();
  });

  test('ERR-19 has its own error while not ready', async () => {
    const captcha = startCaptcha(options);
    await expect(captcha.execute()).rejects.toMatchObject({ code: 'captchaNotReady' });
    vi.advanceTimersByTime(500);
    fail();
    await expect(captcha.execute()).rejects.toMatchObject({ code: 'captchaNotReady' });
    captcha.stop();
  });

  test('ERR-20 stops polling for good after ten network errors', async () => {
    const captcha = startCaptcha(options);
    for (let attempt = 0; attempt < 10; attempt += 1) {
      vi.advanceTimersByTime(500);
      expect(scripts()).toHaveLength(1);
      fail();
    }
    await expect(captcha.execute()).rejects.toMatchObject({ code: 'captchaGivenUp' });
    vi.advanceTimersByTime(60_000);
    expect(scripts()).toHaveLength(0);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('ERR-20 network errors of the loaded service count as well', async () => {
    const { execute, rendered } = fakeCaptcha();
    execute.mockImplementation((id) => rendered[id]?.['error-callback']());
    const captcha = startCaptcha(options);
    vi.advanceTimersByTime(500);
    for (let attempt = 1; attempt < 10; attempt += 1)
      await expect(captcha.execute()).rejects.toMatchObject({ code: 'captchaNotReady' });
    await expect(captcha.execute()).rejects.toMatchObject({ code: 'captchaGivenUp' });
    captcha.stop();
  });

  test('ERR-19 stops polling after a minute without the service; a submit reports it', async () => {
    const captcha = startCaptcha(options);
    vi.advanceTimersByTime(61_000);
    expect(vi.getTimerCount()).toBe(0);
    await expect(captcha.execute()).rejects.toMatchObject({ code: 'captchaNotReady' });
  });

  test('a check without a response does not block the form forever', async () => {
    const { execute } = fakeCaptcha();
    execute.mockImplementation(() => undefined);
    const captcha = startCaptcha(options);
    vi.advanceTimersByTime(500);
    const refusal = captcha.execute().catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await refusal).toMatchObject({ code: 'captchaNotReady' });
    captcha.stop();
  });
});

describe('a form with a captcha', () => {
  const captcha = { provider: 'recaptcha', scriptUrl: '/own/captcha/api.js', siteKey: 'key-2' } as const;
  const partner = {
    settings: partnerWith({ captcha }),
    assets: { logo: '', logoOnBrand: '', mark: '', footerLogos: {} },
  };
  async function renderCaptcha(isOn: boolean, client = createClient()) {
    server.use(featureFlagHandlers.flags(buildFeatureFlags({ authFlags: { captcha: isOn } })));
    const queryClient = new QueryClient();
    const wrapper = ({ children }: { readonly children: ReactNode }) => (
      <QueryClientProvider client={queryClient}>
        <PartnerProvider build={partner}>
          <SessionProvider client={client}>{children}</SessionProvider>
        </PartnerProvider>
      </QueryClientProvider>
    );
    const { result } = renderHook(() => useCaptcha(), { wrapper });
    await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
    act(() => void vi.advanceTimersByTime(500));
    return result.current;
  }

  test('VAL-23 VAL-30.a sends the first submit without a check, later ones with the token of one', async () => {
    const { execute, rendered } = fakeCaptcha();
    const submit = await renderCaptcha(true);
    expect(rendered[0]).toMatchObject({ sitekey: 'key-2' });
    const call = vi.fn((token: string | undefined) => Promise.resolve(token));
    expect(await submit(call)).toBeUndefined();
    expect(execute).not.toHaveBeenCalled();
    expect(await submit(call)).toBe('token-1');
    expect(await submit(call)).toBe('token-2');
    expect(call).toHaveBeenCalledTimes(3);
  });

  test('VAL-23 runs the check and repeats a first submit for which the server requires one', async () => {
    fakeCaptcha();
    const submit = await renderCaptcha(true);
    const call = vi.fn((token: string | undefined) =>
      token === undefined
        ? Promise.reject(new ApiError({ status: 403, code: 'captcha' }))
        : Promise.resolve(token),
    );
    expect(await submit(call)).toBe('token-1');
    expect(call).toHaveBeenCalledTimes(2);
  });

  test('ERR-19 a first submit for which the server requires a check reports that it is not ready', async () => {
    const submit = await renderCaptcha(true);
    const required = new ApiError({ status: 403, code: 'captcha' });
    await expect(submit(() => Promise.reject(required))).rejects.toMatchObject({ code: 'captchaNotReady' });
  });

  test('API-01.d VAL-30.a loads the script of an API on another origin from there', async () => {
    await renderCaptcha(true, createClient({ baseUrl: () => 'https://api.example' }));
    expect(scripts().map(({ src }) => src)).toEqual(['https://api.example/own/captcha/api.js']);
  });

  test('VAL-23 loads and checks nothing while it is switched off', async () => {
    const submit = await renderCaptcha(false);
    const call = vi.fn((token: string | undefined) => Promise.resolve(token));
    await submit(call);
    expect(await submit(call)).toBeUndefined();
    expect(scripts()).toHaveLength(0);
  });
});
