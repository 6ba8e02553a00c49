import type { Page } from '@playwright/test';

import { numbers } from './card-numbers.ts';
import { cardsPage, frameEvents, isAddCall, secureFrame } from './cards-page.ts';
import {
  receivedOnPorts,
  recorderPage,
  validInit,
  postLoaded,
  postOnPort,
  receivedBy,
  invalidInits,
  invalidCommands,
  invalidReports,
} from './frame-messages.ts';
import { startThirdPartyServer } from './third-party-server.ts';
import { startSession } from './login-page.ts';
import { createPerson } from './people.ts';
import { requestServer, expect, test } from './site.ts';

async function frameUrlOf(page: Page, baseURL: string | undefined): Promise<URL> {
  const response = await requestServer(page, baseURL)('/api/SecureFrame');
  return new URL(((await response.json()) as { url: string }).url);
}

const serve = (page: Page, url: string, body = recorderPage) =>
  page.route(url, (route) => route.fulfill({ contentType: 'text/html', body }));

async function nonceFor(frame: Parameters<typeof receivedBy>[0], site: string | undefined): Promise<string> {
  await expect.poll(async () => (await receivedBy(frame)).length).toBe(1);
  const [init] = await receivedBy(frame);
  expect(init).toMatchObject({ origin: site, data: { type: 'init' } });
  return (init as { data: { nonce: string } }).data.nonce;
}

test(
  'CRD-26.a CRD-26.b a page accepts messages only from its own frame, from the right origin, and connects once',
  { tag: '@desktop' },
  async ({ page, baseURL }) => {
    const url = await frameUrlOf(page, baseURL);
    const stranger = `http://elsewhere.localhost:${url.port}/`;
    // A page under the test's control replaces the frame. In it are two more frames, one of the right origin
    // and one of another.
    await serve(
      page,
      `${url.origin}/**`,
      `${recorderPage}<iframe name="below" src="about:blank"></iframe><iframe name="foreign" src="${stranger}"></iframe>`,
    );
    await serve(page, stranger);
    await startSession(page, baseURL, await createPerson(page, baseURL, 'nocard'));
    await page.goto('/add_card');
    await expect(page.locator('[data-secure-frame]')).toHaveCount(1);
    const frame = await secureFrame(page);
    await frame.waitForLoadState();
    const [below, foreign] = [page.frame({ name: 'below' }), page.frame({ name: 'foreign' })];
    if (!below || !foreign) throw new Error('The frames below are missing.');
    const nonce = await nonceFor(frame, baseURL);
    expect(nonce).toMatch(/^[0-9a-f]{32}$/);

    await page.evaluate(() => {
      const counted = window as { arrived?: number };
      counted.arrived = 0;
      addEventListener('message', ({ data }: MessageEvent<{ type?: string }>) => {
        if (data.type === 'loaded') counted.arrived = (counted.arrived ?? 0) + 1;
      });
    });
    // A real attacker could not know the nonce that these frames are given.
    for (const other of [page, below, foreign]) {
      await postLoaded(other, nonce);
      await postOnPort(other, [{ type: 'changed', status: 'complete', lastFour: '6666', cardType: 'Visa' }]);
    }
    await postLoaded(frame, nonce.replaceAll(/./g, '0'));
    await postLoaded(frame, '');
    await expect.poll(() => page.evaluate(() => (window as { arrived?: number }).arrived)).toBe(5);
    expect(await frameEvents(page)).toEqual([]);
    for (const window of [page, below, foreign, frame]) expect(await receivedOnPorts(window)).toEqual([]);

    await postLoaded(frame, nonce);
    await expect.poll(() => frameEvents(page)).toEqual(['cryptex loaded']);
    await postLoaded(frame, nonce);
    await postLoaded(below, nonce);
    const [RIGHT, REPLAYED] = [2, 3];
    await postOnPort(frame, [{ type: 'changed', status: 'complete', lastFour: '6666' }], REPLAYED);

    const sent: unknown[] = [];
    await page.route('**/api/Member/Cards', async (route) => {
      if (!isAddCall(route.request())) return route.fallback();
      sent.push(route.request().postDataJSON());
      return route.fulfill({ status: 500, json: { code: 'internal', message: 'Broken on purpose.' } });
    });
    const cards = cardsPage(page);
    await postOnPort(frame, invalidReports, RIGHT);
    await expect(page.getByText('6666')).toHaveCount(0);
    const tall = await page.locator('[data-secure-frame]').boundingBox();
    expect(tall?.height).toBeLessThan(400);
    await cards.agree();
    await cards.send();
    await expect
      .poll(() => receivedOnPorts(frame))
      .toContainEqual(expect.objectContaining({ type: 'validate' }));
    for (const window of [page, below, foreign]) expect(await receivedOnPorts(window)).toEqual([]);
    expect(sent).toEqual([]);
  },
);

interface Stage {
  readonly post: (messages: readonly unknown[], from?: 'page' | 'sibling') => Promise<void>;
  readonly received: () => Promise<{ data: unknown; origin: string }[]>;
  readonly order: (messages: readonly unknown[]) => Promise<void>;
  readonly heard: () => Promise<Record<string, unknown>[]>;
}

/**
 * Opens a page of the test that contains the real frame. In development, every port of a partner's host
 * counts as the partner's.
 */
async function openStage(page: Page, address: string, frameUrl: URL): Promise<Stage> {
  await page.goto(address);
  await page.evaluate(
    (src) =>
      new Promise<void>((resolve) => {
        const frame = document.createElement('iframe');
        frame.name = 'secure';
        frame.addEventListener('load', () => resolve(), { once: true });
        frame.src = src;
        document.body.append(frame);
      }),
    frameUrl.href,
  );
  type ShownWindow = { receivedMessages: { ports: MessagePort[] }[]; heard?: Record<string, unknown>[] };
  return {
    post: (messages, from = 'page') =>
      page.evaluate(
        ({ messages: sent, speaker, origin }) => {
          const frames = window as unknown as Record<'secure' | 'sibling', Window & typeof globalThis>;
          if (speaker === 'page') for (const message of sent) frames.secure.postMessage(message, origin);
          else {
            // A message's source is the window whose script posts it.
            const run = frames.sibling.Function(
              'target',
              'sent',
              'origin',
              'for (const m of sent) target.postMessage(m, origin)',
            );
            run(frames.secure, sent, origin);
          }
        },
        { messages, speaker: from, origin: frameUrl.origin },
      ),
    received: () => receivedBy(page),
    order: (messages) =>
      page.evaluate((sent) => {
        const shown = window as unknown as ShownWindow;
        const [port] = shown.receivedMessages[0]?.ports ?? [];
        if (!shown.heard && port) {
          shown.heard = [];
          port.addEventListener('message', ({ data }) => shown.heard?.push(data as Record<string, unknown>));
          port.start();
        }
        for (const message of sent) port?.postMessage(message);
      }, messages),
    heard: () => page.evaluate(() => (window as unknown as ShownWindow).heard ?? []),
  };
}

test(
  'CRD-02.a a frame responds only to its own page, connects once, and ignores anything outside the protocol',
  { tag: '@desktop' },
  async ({ page, baseURL }) => {
    const url = await frameUrlOf(page, baseURL);
    url.search = '?visa=1&mast=1';
    const server = await startThirdPartyServer(`${recorderPage}<iframe name="sibling"></iframe>`);
    const stage = await openStage(page, server.urlOf('hilton.localhost'), url);
    await stage.post([validInit], 'sibling');
    await stage.post(invalidInits);
    await stage.post([validInit]);
    await expect.poll(async () => (await stage.received()).length).toBe(1);
    expect(await stage.received()).toEqual([
      { origin: url.origin, data: { type: 'loaded', nonce: validInit.nonce } },
    ]);

    const frame = page.frameLocator('[name="secure"]');
    const number = frame.getByRole('textbox', { name: /^Card number/ });
    await number.pressSequentially(numbers.visa);
    const again = { ...validInit, nonce: validInit.nonce.replaceAll(/./g, '1') };
    await stage.post([again, { ...again, words: { ...validInit.words, label: 'Taken over' } }]);
    await stage.post([again], 'sibling');
    await stage.order(invalidCommands);
    await stage.order([{ type: 'encrypt', id: 7 }]);
    const results = async () => (await stage.heard()).filter(({ type }) => type === 'result');
    await expect.poll(results).toHaveLength(1);
    const [result] = await results();
    expect(result).toEqual({
      type: 'result',
      id: 7,
      card: {
        encryptedCardNumber: expect.stringMatching(/^[\w-]+(\.[\w-]+){4}$/),
        lastFour: '1111',
        cardType: 'Visa',
      },
    });
    expect(await stage.received()).toHaveLength(1);
    await expect(frame.getByText('Taken over')).toHaveCount(0);
    expect((await number.inputValue()).replaceAll(' ', '')).toBe(numbers.visa);
    await expect(number).toBeEnabled();
    expect(JSON.stringify(await stage.heard()).replaceAll(/\D/g, '')).not.toContain(numbers.visa);

    await stage.order([{ type: 'clear' }, { type: 'encrypt', id: 8 }]);
    await expect.poll(results).toContainEqual({ type: 'result', id: 8, fault: 'empty' });
    await expect(number).toHaveValue('');
    server.stop();
  },
);

test(
  'CRD-02.a pages of other origins cannot embed the frame',
  { tag: '@desktop' },
  async ({ page, baseURL, watch }) => {
    watch.allow(/403|frame-ancestors|X-Frame-Options|Framing/i);
    const url = await frameUrlOf(page, baseURL);
    url.search = '?visa=1';
    const server = await startThirdPartyServer(recorderPage);
    for (const host of [
      'elsewhere.localhost',
      'hilton.localhost.elsewhere.localhost',
      'xhilton.localhost',
      'secure.localhost',
    ]) {
      const stranger = server.urlOf(host);
      await page.goto(stranger);
      for (const policy of ['strict-origin', 'no-referrer', 'unsafe-url'] as const) {
        await page.evaluate(
          ({ src, referrerPolicy, init }) =>
            new Promise<void>((resolve) => {
              document.querySelector('iframe')?.remove();
              const frame = document.createElement('iframe');
              frame.referrerPolicy = referrerPolicy;
              frame.addEventListener('load', () => {
                frame.contentWindow?.postMessage(init, '*');
                resolve();
              });
              frame.src = src;
              document.body.append(frame);
            }),
          { src: url.href, referrerPolicy: policy, init: validInit },
        );
        await expect(page.frameLocator('iframe').locator('input')).toHaveCount(0);
      }
      expect(await receivedBy(page)).toEqual([]);
      const response = await page.request.get(`http://127.0.0.1:${url.port}/?visa=1`, {
        headers: { Host: url.host, Referer: stranger, 'Sec-Fetch-Dest': 'iframe' },
      });
      expect(response.status(), stranger).toBe(403);
    }
    const alone = await page.goto(url.href);
    expect(alone?.status()).toBe(403);
    await expect(page.locator('input')).toHaveCount(0);
    server.stop();
  },
);
