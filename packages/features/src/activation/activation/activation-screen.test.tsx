import { memberHandlers, problem } from '@tableside/api-client/testing';
import { buildEntry } from '@tableside/content-client/testing';
import { leaveTo, violationsIn } from '@tableside/kits/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';

import { renderSite, server } from '../site.fixture.tsx';
const text = (words: string) => ({ type: 'body_text', fields: { text_mobile: words } });
const entry = (fields: object = {}) =>
  buildEntry('activate', {
    stage: 'activation',
    browser_title: 'Activate | Sample',
    banner_text: 'Your table is ready',
    main_column: [text('The next bill earns.')],
    disclaimer: 'By activating you accept the terms. {{support_phone}}',
    ...fields,
  });
const activated = buildEntry('activated', { stage: 'activated', banner_text: 'You are in' });
const content = { tier_1_activation: [entry(), activated] };
const withBanner = {
  tier_1_activation: [
    entry({
      banner: { enable_banner: true, image: '/images/table', image_mobile_alt_text: 'A table' },
      main_column: [
        text('The next bill earns.'),
        { type: 'button', fields: { text_mobile: 'Start earning', url: '/activate/activated' } },
        { type: 'button', fields: { text_mobile: 'Activate here', url: '/activate' } },
      ],
    }),
    activated,
  ],
};

let activations: unknown[] = [];
let tier: 1 | 2 = 1;
beforeEach(() => {
  activations = [];
  tier = 1;
  server.use(
    memberHandlers.known(({ params }) => ({
      publicId: params['publicId'] ?? '',
      interfaceType: 'known',
      active: tier === 2,
      hasWebProfile: true,
      tierLevel: tier,
    })),
    memberHandlers.activate(({ body }) => {
      activations.push(body);
      tier = 2;
      return { publicId: 'P1', tierLevel: 2 };
    }),
  );
});

const arrived = async () => (await screen.findByRole('heading', { name: /Arrived/ })).textContent;
const expectReplaced = () => expect(window.history.state).toMatchObject({ idx: 0 });
const button = (name = 'Activate my membership') => screen.findByRole('button', { name });

describe('visitors with nothing to activate', () => {
  test('ACT-01 without a public id are redirected to join', async () => {
    renderSite('/activate', { content });
    expect(await arrived()).toBe('Arrived at /join?rfr=0');
    expectReplaced();
  });

  test('ACT-01 ROU-06.c the query takes precedence: an empty id counts as none, whatever is stored', async () => {
    sessionStorage.setItem('dr.publicId', 'P1');
    renderSite('/activate?public_id=', { content });
    expect(await arrived()).toBe('Arrived at /join?rfr=0');
  });

  test('ACT-01 an id from an earlier browser session is ignored', async () => {
    localStorage.setItem('dr.publicId', 'P1');
    renderSite('/activate', { content });
    expect(await arrived()).toBe('Arrived at /join?rfr=0');
  });

  test('ACT-02 with an unknown one are redirected to join', async () => {
    for (const status of [404, 400]) {
      server.use(memberHandlers.known(problem(status)));
      const { unmount } = renderSite('/activate?public_id=bad%20id', { content });
      expect(await arrived()).toBe('Arrived at /join?rfr=1');
      expectReplaced();
      unmount();
    }
  });

  test.each([
    ['ACT-03', { active: true, hasWebProfile: true }, '/login?rfr=3'],
    ['ACT-04', { active: false, hasWebProfile: true }, '/login?rfr=4'],
    ['ACT-05', { active: true, hasWebProfile: false }, '/join?rfr=2'],
  ] as const)('%s beyond tier 1 is redirected', async (_, known, target) => {
    server.use(memberHandlers.known({ publicId: 'P1', interfaceType: 'known', tierLevel: 2, ...known }));
    renderSite('/activate?public_id=P1', { content });
    expect(await arrived()).toBe(`Arrived at ${target}`);
    expectReplaced();
  });
});

describe('visitors who can activate', () => {
  test('CON-15 ACT-06.a see the content for the stage, with a button that activates', async () => {
    renderSite('/activate?public_id=P1', { content });
    expect(await button()).toBeEnabled();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your table is ready');
    expect(screen.getByText('The next bill earns.')).toBeVisible();
    expect(screen.getAllByText('By activating you accept the terms.')).toHaveLength(1);
    expect(screen.getByRole('link', { name: '1-800-555-0100' })).toHaveAttribute('href', 'tel:+18005550100');
    expect(screen.queryByText('You are in')).not.toBeInTheDocument();
    await waitFor(() => expect(document.title).toBe('Activate | Sample'));
  });

  test('ERR-23 an activation that is answered after the page was left is told there', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    server.use(
      memberHandlers.activate(async () => {
        await promise;
        return { publicId: 'P1', tierLevel: 2 };
      }),
    );
    renderSite('/activate?public_id=P1', { content });
    await userEvent.click(await button());
    leaveTo('/search');
    resolve();
    expect(await screen.findByText('Your membership is active')).toBeVisible();
    expect(await arrived()).toBe('Arrived at /search');
  });

  test('ACT-06.a ACT-06.b content buttons that link to activation become one activate button, beside the disclaimer', async () => {
    renderSite('/activate?public_id=P1', { content: withBanner });
    expect(await button('Start earning')).toBeEnabled();
    expect(screen.getAllByText('By activating you accept the terms.')).toHaveLength(1);
    expect(screen.queryByRole('link', { name: /^Start earning|^Activate here/ })).not.toBeInTheDocument();
    await userEvent.click(await button('Start earning'));
    await waitFor(() => expect(activations).toEqual([{ publicId: 'P1' }]));
  });

  test('ACT-06.b CON-03.a without a content entry there is a default page', async () => {
    const { container } = renderSite('/activate?public_id=P1');
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Activate your membership');
    expect(await button()).toBeEnabled();
    expect(await violationsIn(container)).toEqual([]);
  });

  test('SES-19.a ROU-06.c the id is removed from the URL, and a reload still knows it', async () => {
    const { unmount } = renderSite('/activate?public_id=P1', { content });
    await button();
    await waitFor(() => expect(window.location.search).toBe(''));
    expect(sessionStorage.getItem('dr.publicId')).toBe('P1');
    unmount();
    renderSite('/activate', { content });
    expect(await button()).toBeEnabled();
  });

  test.each([
    ['Activate my membership', content],
    ['Start earning', withBanner],
  ])(
    'ACT-07.a ACT-07.b one call however often “%s” is pressed; it is disabled until the response',
    async (name, given) => {
      let respond: () => void = () => undefined;
      server.use(
        memberHandlers.activate(async ({ body }) => {
          activations.push(body);
          await new Promise<void>((resolve) => (respond = resolve));
          return { publicId: 'P1', tierLevel: 2 };
        }),
      );
      const { container } = renderSite('/activate?public_id=P1', { content: given });
      const pressed = await button(name);
      act(() => {
        pressed.click();
        pressed.click();
      });
      await userEvent.dblClick(await button(name));
      await waitFor(async () => expect(await button(name)).toHaveAttribute('aria-disabled', 'true'));
      expect(await screen.findByText('Activating your membership, please wait.')).toBeInTheDocument();
      expect(await violationsIn(container)).toEqual([]);
      await waitFor(() => expect(activations).toEqual([{ publicId: 'P1' }]));
      respond();
      expect(await screen.findByRole('heading', { name: 'You are in' })).toBeVisible();
      expect(activations).toHaveLength(1);
    },
  );

  test('ERR-12 ERR-22 a failure shows the phone number and can be retried', async () => {
    server.use(memberHandlers.activate(problem(500)));
    const { container } = renderSite('/activate?public_id=P1', { content });
    await userEvent.click(await button());
    const toast = within(await screen.findByRole('region', { name: 'Messages' }));
    const message = await toast.findByText(
      /There was an error activating your account\. Please contact customer support\./,
    );
    expect(message.parentElement).toHaveTextContent(/customer support\. 1-800-555-0100$/);
    expect(toast.getByRole('link', { name: '1-800-555-0100' })).toHaveAttribute('href', 'tel:+18005550100');
    expect(window.location.pathname).toBe('/activate');
    expect(await violationsIn(container)).toEqual([]);

    server.use(memberHandlers.activate(Response.error()));
    await userEvent.click(await button());
    await waitFor(() => expect(message).not.toBeInTheDocument());
    expect(await screen.findByText(/There was an error activating your account\./)).toBeVisible();

    server.use(memberHandlers.activate(() => problem(403, { code: 'cookieMissing' })));
    await userEvent.click(await button());
    expect(await screen.findByText(/^This needs cookies, .* Allow cookies in your browser/)).toBeVisible();
    expect(screen.queryByText(/There was an error/)).not.toBeInTheDocument();

    server.use(memberHandlers.activate({ publicId: 'P1', tierLevel: 2 }));
    expect(await button()).not.toHaveAttribute('aria-disabled');
    await userEvent.click(await button());
    expect(await screen.findByRole('heading', { name: 'You are in' })).toBeVisible();
    await waitFor(() => expect(screen.queryByText(/There was an error/)).not.toBeInTheDocument());
  });
});

test('ACT-02 no failure of the look-up says anything about the id: a retry finds the member', async () => {
  const failures = [
    Response.error(),
    ...[500, 503, 429, 403].map((status) => problem(status)),
    // An answer that cannot be read.
    Response.json({}),
  ];
  for (const [index, response] of failures.entries()) {
    const { promise, resolve } = Promise.withResolvers<Response>();
    server.use(memberHandlers.known(() => promise));
    if (index === 0) {
      renderSite('/activate?public_id=P1', { content });
      expect(screen.queryByRole('heading')).not.toBeInTheDocument();
    } else {
      await userEvent.click(await button('Try again'));
      await waitFor(async () => expect(await button('Try again')).toHaveAttribute('aria-busy', 'true'));
    }
    resolve(response);
    expect(await screen.findByRole('heading', { name: 'We couldn’t look up your membership' })).toBeVisible();
    await waitFor(async () => expect(await button('Try again')).not.toHaveAttribute('aria-busy'));
  }
  server.use(memberHandlers.known());
  await userEvent.click(await button('Try again'));
  expect(await button()).toBeEnabled();
});

test('the look-up shows a loading message', async () => {
  server.use(memberHandlers.known(() => new Promise(() => undefined)));
  const { container } = renderSite('/activate?public_id=P1', { content });
  expect(await screen.findByText('Looking up your membership')).toBeVisible();
  expect(await violationsIn(container)).toEqual([]);
});

test.each(['/activate?public_id=P1', '/activate/activated'])(
  'ROU-06.b a partner without members has no %s',
  async (path) => {
    renderSite(path, { content, partner: { enrollmentType: 'none' } });
    expect(await screen.findByRole('heading', { name: 'Not found' })).toBeVisible();
  },
);
