import {
  buildListedSession,
  buildMemberBody,
  emailChangeHandlers,
  memberHandlers,
  memberSessionHandlers,
  problem,
} from '@tableside/api-client/testing';
import { leaveTo, violationsIn } from '@tableside/kits/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { HttpResponse } from 'msw/http';
import { expect, test } from 'vitest';

import { server } from '../site.fixture.tsx';
import { field as profileField, shownId, showProfile } from './profile.fixture.ts';

const OLD = 'robin@example.com';
const NEW = 'robin@new.example';
const pending = { pending: { email: NEW } };

const show = (options: Parameters<typeof showProfile>[0] = {}) =>
  showProfile({ partner: { profile: { emailChange: 'online' } }, ...options });
const button = (name: string) => screen.findByRole('button', { name });
const press = async (name: string) => userEvent.click(await button(name));
const step = (name: string) => screen.findByRole('heading', { level: 3, name });
const field = (name: RegExp) => screen.findByLabelText<HTMLInputElement>(name);
const oldCode = () => field(/^Code sent to robin@example\.com/);
const newCode = () => field(/^Code sent to robin@new\.example/);
/** Enters a text at once, because each key would render the page anew. */
const enter = async (control: HTMLInputElement, text: string) => {
  await userEvent.clear(control);
  await userEvent.click(control);
  await userEvent.paste(text);
};
const addresses = () =>
  [...document.querySelectorAll('dt')].find(({ textContent }) => textContent === 'Email address')
    ?.nextElementSibling;

const fillStart = async () => {
  await press('Change email address');
  await enter(await field(/^New email address/), ` ${NEW} `);
  await enter(await field(/^Current password/), 'table4two');
};
const showPending = async () => {
  server.use(emailChangeHandlers.pending(pending));
  const view = await show();
  await step('Check both mailboxes');
  return view;
};
const startChange = async () => {
  await fillStart();
  await press('Send both codes');
};
const enterCodes = async () => {
  await enter(await oldCode(), '012 345');
  await enter(await newCode(), '543210');
  await press('Change my address');
};

test('PRO-19.a PRO-19.b PRO-19.f PRO-19.i VAL-09 VAL-21.a from the profile to both codes and to the new address', async () => {
  const bodies: unknown[] = [];
  const others = [buildListedSession({ id: 'own', isThis: true }), buildListedSession({ id: 'other' })];
  server.use(memberSessionHandlers.list({ sessions: others }));
  const { sent } = await show();
  expect(await screen.findByRole('button', { name: /^Sign out Firefox/ })).toBeVisible();
  server.use(
    memberSessionHandlers.list({ sessions: others.slice(0, 1) }),
    emailChangeHandlers.start(({ body }) => (bodies.push(body), pending)),
    emailChangeHandlers.confirm(({ body }) => {
      bodies.push(body);
      return buildMemberBody({ publicId: shownId(), email: NEW });
    }),
  );
  await press('Change email address');
  expect(await step('Change your email address')).toHaveFocus();
  expect(await violationsIn()).toEqual([]);
  await press('Send both codes');
  await waitFor(async () => expect(await field(/^New email address/)).toHaveFocus());
  expect(await field(/^New email address/)).toHaveAccessibleDescription('This field is required.');
  await enter(await field(/^New email address/), 'a..b@c.co');
  expect(await field(/^New email address/)).toHaveAccessibleDescription(/such as name@example.com/);
  await enter(await field(/^New email address/), `${'a'.repeat(46)}@b.co`);
  expect(await field(/^New email address/)).toHaveAccessibleDescription(/can have at most 50 characters$/);
  expect(bodies).toEqual([]);

  await enter(await field(/^New email address/), ` ${NEW} `);
  await enter(await field(/^Current password/), 'table4two');
  await press('Send both codes');
  expect(await step('Check both mailboxes')).toHaveFocus();
  expect(await violationsIn()).toEqual([]);
  await enterCodes();
  expect(bodies).toEqual([
    { email: NEW, currentPassword: 'table4two' },
    { oldCode: '012345', newCode: '543210' },
  ]);
  expect(await screen.findByText('Your email address is changed')).toBeVisible();
  expect(await screen.findByText('You’re signed in on this device only.')).toBeVisible();
  await waitFor(() => expect(addresses()).toHaveTextContent(NEW));
  expect(await button('Change email address')).toHaveFocus();
  expect(sent).toEqual([]);
});

test('PRO-19.h a change in progress is shown again after a reload, with both codes to enter, and takes no focus', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof pending>();
  server.use(emailChangeHandlers.pending(() => promise));
  await show();
  profileField('First name').focus();
  resolve(pending);
  await step('Check both mailboxes');
  expect(profileField('First name')).toHaveFocus();
  expect(await oldCode()).toHaveAttribute('autocomplete', 'one-time-code');
  expect(await newCode()).toHaveAttribute('inputmode', 'numeric');
  expect(screen.queryByRole('button', { name: 'Change email address' })).not.toBeInTheDocument();
  expect(screen.getByText(/^Lost your old mailbox\? Call/)).toBeVisible();
});

test('PRO-19.b PRO-19.i a wrong code is told at its own field, a failure too, and what was typed stays; a change that went through all the same is told', async () => {
  await showPending();
  const error = { field: 'newCode', code: 'wrongCode', message: 'Wrong.' } as const;
  server.use(emailChangeHandlers.confirm(problem(400, { errors: [error] })));
  await enterCodes();
  await waitFor(async () =>
    expect(await newCode()).toHaveAccessibleDescription('That isn’t the code we sent.'),
  );
  expect(await newCode()).toHaveFocus();
  expect(await oldCode()).toHaveValue('012 345');
  expect(await oldCode()).not.toHaveAttribute('aria-invalid', 'true');
  server.use(emailChangeHandlers.confirm(problem(503)));
  await press('Change my address');
  expect(await screen.findByText(/^The service is busy/)).toBeVisible();
  expect(await oldCode()).toHaveValue('012 345');
  expect(await newCode()).toHaveValue('543210');
  server.use(
    emailChangeHandlers.confirm(problem(400, { code: 'emailChangeOver' })),
    memberHandlers.member(buildMemberBody({ publicId: shownId(), email: NEW })),
  );
  await press('Change my address');
  expect(await screen.findByText('Your email address is changed')).toBeVisible();
  expect(addresses()).toHaveTextContent(NEW);
  expect(await button('Change email address')).toHaveFocus();
});

test('PRO-19.a PRO-19.i wrong or too many passwords are told at their field, a failure too, and what was typed stays', async () => {
  const START = 'POST /api/Member/EmailChange';
  await show();
  await fillStart();
  const error = { field: 'currentPassword', code: 'wrongPassword', message: 'Wrong.' } as const;
  server.use(emailChangeHandlers.start(problem(400, { errors: [error] })));
  await press('Send both codes');
  await waitFor(async () =>
    expect(await field(/^Current password/)).toHaveAccessibleDescription('This isn’t your current password.'),
  );
  server.use(emailChangeHandlers.start(problem(403, { code: 'locked' })));
  await userEvent.type(await field(/^Current password/), 'x');
  await press('Send both codes');
  await waitFor(async () =>
    expect(await field(/^Current password/)).toHaveAccessibleDescription(/try again in 30 minutes/),
  );

  for (const [response, words] of [
    [problem(503), /^The service is busy/],
    [() => HttpResponse.error(), /./],
  ] as const) {
    const before = server.countOf(START);
    server.use(emailChangeHandlers.start(response as never));
    await userEvent.type(await field(/^Current password/), 'x');
    await press('Send both codes');
    await waitFor(() => expect(server.countOf(START)).toBe(before + 1));
    expect((await screen.findAllByText(words))[0]).toBeVisible();
    await waitFor(async () => expect(await button('Send both codes')).not.toHaveAttribute('aria-busy'));
    expect(await field(/^New email address/)).toHaveValue(NEW);
    expect((await field(/^Current password/)).value).toMatch(/^table4twox+$/);
  }
});

test.each([
  ['emailChangeOver', /^Those codes no longer work/],
  ['emailInUse', /^This address belongs to another account/],
])('PRO-19.i PRO-19.g a change that ended with %s is told, and can be started again', async (code, words) => {
  await showPending();
  server.use(emailChangeHandlers.confirm(problem(400, { code })));
  await enterCodes();
  expect(await screen.findByText(words)).toBeVisible();
  expect(addresses()).toHaveTextContent(OLD);
  expect(await button('Change email address')).toHaveFocus();
  await press('Change email address');
  expect(await step('Change your email address')).toHaveFocus();
  expect(screen.queryByText(words)).not.toBeInTheDocument();
});

test('PRO-19.e codes are asked for again, and a change is canceled', async () => {
  await showPending();
  await press('Send both again');
  expect(await screen.findByText(/^Two new codes are on their way/)).toHaveRole('status');
  server.use(emailChangeHandlers.resend(problem(429)));
  await press('Send both again');
  expect(await screen.findByText(/a lot of tries/)).toBeVisible();
  await press('Cancel the change');
  expect(await screen.findByText('Your email address stays the same.')).toBeVisible();
  expect(await button('Change email address')).toHaveFocus();
  expect(server.countOf('DELETE /api/Member/EmailChange')).toBe(1);
});

test('PRO-19.i a member who thinks better of it keeps the address without a call', async () => {
  await show();
  await press('Change email address');
  await press('Keep my address');
  expect(await button('Change email address')).toHaveFocus();
  expect(server.countOf('POST /api/Member/EmailChange')).toBe(0);
});

test('PRO-19.i a change in progress that cannot be looked for is said, and tried again', async () => {
  server.use(emailChangeHandlers.pending(problem(400)));
  await show();
  expect(await screen.findByText('We can’t change your email address right now.')).toHaveRole('alert');
  server.use(emailChangeHandlers.pending(pending));
  await press('Try again');
  expect(await step('Check both mailboxes')).toBeVisible();
});

test.each([
  ['a start', startChange, undefined, /^We sent a code to your old email address/],
  ['a change', enterCodes, undefined, 'Your email address is changed'],
  ['a change that is over', enterCodes, 'emailChangeOver', /^Those codes no longer work/],
  ['a cancellation', () => press('Cancel the change'), undefined, /^Your email address stays the same/],
  ['two new codes', () => press('Send both again'), undefined, /^Two new codes are on their way/],
  [
    'new codes of one that is over',
    () => press('Send both again'),
    'emailChangeOver',
    /^Those codes no longer/,
  ],
])(
  'PRO-19.i ERR-23 %s: an answer after the page was left is told there',
  async (_what, send, code, words) => {
    await (send === startChange ? show() : showPending());
    const { promise, resolve } = Promise.withResolvers<void>();
    const held =
      <T,>(respond: () => T) =>
      async () => {
        await promise;
        return code === undefined ? respond() : problem(400, { code });
      };
    server.use(
      emailChangeHandlers.confirm(held(() => buildMemberBody({ publicId: shownId(), email: NEW }))),
      emailChangeHandlers.start(held(() => pending)),
      emailChangeHandlers.resend(held(() => pending)),
      emailChangeHandlers.cancel(held(() => ({ pending: null }))),
    );
    await send();
    leaveTo('/search');
    resolve();
    const region = within(await screen.findByRole('region', { name: 'Messages' }));
    expect(await region.findByText(words)).toBeVisible();
  },
);

test.each([
  ['by default', { enrollmentType: 'direct' }],
  ['with single sign-on', { enrollmentType: 'sso' }],
] as const)('PRO-02.a PRO-19.j %s the profile only says whom to ask', async (_when, partner) => {
  // The part's code is there, so once the list after it has loaded, the part would be shown, too.
  await import('./email-change.tsx');
  await showProfile({ partner });
  expect(await screen.findByText(/^You can’t change these|belong to your Sample account/)).toBeVisible();
  const sessions = within(await screen.findByRole('region', { name: 'Where you’re signed in' }));
  expect(await sessions.findAllByRole('listitem')).not.toHaveLength(0);
  expect(screen.queryByRole('button', { name: 'Change email address' })).not.toBeInTheDocument();
  expect(server.countOf('GET /api/Member/EmailChange')).toBe(0);
});
