import {
  buildReservationBody,
  memberDataHandlers,
  problem,
  reservationHandlers,
} from '@tableside/api-client/testing';
import { violationsIn } from '@tableside/kits/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { showProfile } from '../profile.fixture.ts';
import { server } from '../../site.fixture.tsx';

const sso = { partner: { enrollmentType: 'sso' } } as const;
const saved: { name: string; text: Promise<string> }[] = [];
let files: Blob[];
beforeEach(() => {
  saved.length = 0;
  files = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    files.push(blob as Blob);
    return 'blob:file';
  });
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {});
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, text: files.at(-1)?.text() ?? Promise.resolve('') });
  });
});
afterEach(() => vi.restoreAllMocks());

async function open(name: string, options: Parameters<typeof showProfile>[0] = {}) {
  const view = await showProfile(options);
  await userEvent.click(await screen.findByRole('button', { name }));
  return { ...view, dialog: within(await screen.findByRole('dialog')) };
}
type Opened = Awaited<ReturnType<typeof open>>['dialog'];
const enter = async (control: HTMLElement, text: string) => {
  await userEvent.clear(control);
  await userEvent.click(control);
  await userEvent.paste(text);
};
const password = (dialog: Opened) => dialog.findByLabelText(/^Your password/);

test('PRV-03.a PRV-03.b UIX-04.c a member saves the file with the password; a wrong or locked one is told, and nothing typed is lost', async () => {
  const sent: unknown[] = [];
  const data = {
    program: 'Sample Dining',
    createdAt: '2026-06-15T12:00:00.000Z',
    about: 'All.',
    tables: { members: [{ email: 'robin@example.com' }] },
    notGiven: {},
  };
  const answers = [
    problem(400, { errors: [{ field: 'password', code: 'wrongPassword', message: 'Wrong.' }] }),
    problem(403, { code: 'locked' }),
  ];
  server.use(
    memberDataHandlers.download(({ body }) => {
      sent.push(body);
      return answers.shift() ?? data;
    }),
  );
  const { dialog } = await open('Download my data');
  await userEvent.click(await dialog.findByRole('button', { name: 'Download' }));
  await waitFor(async () => expect(await password(dialog)).toBeInvalid());
  expect(sent).toEqual([]);
  await enter(await password(dialog), 'table4tow');
  expect(await violationsIn(document.body)).toEqual([]);
  for (const words of [
    'This isn’t your current password.',
    'Too many wrong passwords. Please try again in 30 minutes.',
  ]) {
    await userEvent.click(dialog.getByRole('button', { name: 'Download' }));
    expect(await dialog.findByText(words)).toBeVisible();
    expect(await password(dialog)).toHaveValue('table4tow');
    expect(saved).toEqual([]);
  }
  await enter(await password(dialog), 'table4two');
  await userEvent.click(dialog.getByRole('button', { name: 'Download' }));
  expect((await dialog.findByText('Your file is saved')).closest('[tabindex]')).toHaveFocus();
  expect(sent).toEqual(['table4tow', 'table4tow', 'table4two'].map((password) => ({ password })));
  expect(saved.map(({ name }) => name)).toEqual([expect.stringMatching(/^[\w -]+ data\.json$/)]);
  expect(JSON.parse((await saved[0]?.text) ?? '')).toEqual(data);
});

test('PRV-03.b PRV-03.g where the partner signs people in, a mailed code stands for the password, and one that is not mailed again takes nothing typed away', async () => {
  const sent: unknown[] = [];
  let isOver = true;
  server.use(
    memberDataHandlers.download((call) => {
      sent.push(call.body);
      if (isOver) return problem(400, { code: 'codeOver' });
      return {
        program: 'p',
        createdAt: '2026-06-15T12:00:00.000Z',
        about: 'All.',
        tables: {},
        notGiven: {},
      };
    }),
  );
  const { dialog } = await open('Download my data', sso);
  expect(dialog.queryByRole('textbox')).not.toBeInTheDocument();
  await userEvent.click(await dialog.findByRole('button', { name: 'Email me a code' }));
  const field = await dialog.findByRole('textbox', { name: /^Code from the email/ });
  expect(dialog.getByText(/^Your code is on its way to robin@example\.com/)).toBeVisible();
  await enter(field, '12');
  await userEvent.click(dialog.getByRole('button', { name: 'Download' }));
  expect(await dialog.findByText('Please enter the 6 digits.')).toBeVisible();
  await enter(field, '123 456');
  await userEvent.click(dialog.getByRole('button', { name: 'Download' }));
  expect(await dialog.findByText('This code no longer works. Please ask for another one.')).toBeVisible();
  server.use(memberDataHandlers.code(problem(429)));
  await userEvent.click(dialog.getByRole('button', { name: 'Email me another code' }));
  expect(await screen.findByText(/a lot of tries/)).toBeVisible();
  expect(dialog.getByRole('textbox', { name: /^Code from the email/ })).toHaveValue('123 456');
  isOver = false;
  await enter(field, '654321');
  await userEvent.click(dialog.getByRole('button', { name: 'Download' }));
  expect(await dialog.findByText('Your file is saved')).toBeVisible();
  expect(sent).toEqual([{ code: '123456' }, { code: '654321' }]);
});

test('ERR-23 a code mailed, and a file saved, after the dialog was closed is told', async () => {
  const mailed = Promise.withResolvers<void>();
  const made = Promise.withResolvers<void>();
  const file = {
    program: 'p',
    createdAt: '2026-06-15T12:00:00.000Z',
    about: 'All.',
    tables: {},
    notGiven: {},
  };
  server.use(
    memberDataHandlers.code(() => mailed.promise.then(() => ({ isMailed: true }))),
    memberDataHandlers.download(() => made.promise.then(() => file)),
  );
  const { dialog } = await open('Download my data', sso);
  await userEvent.click(await dialog.findByRole('button', { name: 'Email me a code' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  mailed.resolve();
  expect(await screen.findByText(/^Your code is on its way to robin@example\.com/)).toBeVisible();

  await userEvent.click(screen.getByRole('button', { name: 'Download my data' }));
  const again = within(await screen.findByRole('dialog'));
  await userEvent.click(await again.findByRole('button', { name: 'Email me a code' }));
  await enter(await again.findByRole('textbox', { name: /^Code from the email/ }), '654321');
  await userEvent.click(again.getByRole('button', { name: 'Download' }));
  await userEvent.click(again.getByRole('button', { name: 'Close' }));
  expect(saved).toEqual([]);
  made.resolve();
  expect(await screen.findByText('Your file is saved')).toBeVisible();
  expect(saved).toHaveLength(1);
});

test('PRV-04.a UIX-15.a before the account is erased the member reads what goes, what stays and why, and until when it can be kept', async () => {
  const table = buildReservationBody({ startsAt: '2026-06-23T01:00:00.000Z' });
  server.use(memberDataHandlers.terms({ days: 5 }), reservationHandlers.list([table]));
  const { dialog } = await open('Erase my account');
  expect(await dialog.findByText(/Sign in within 5 days, and your account stays/)).toBeVisible();
  const listIn = (name: string) =>
    within(dialog.getByRole('region', { name }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  expect(listIn('What goes')).toEqual([
    'your profile, sign-in and choices',
    'your linked cards, which no longer earn',
    expect.stringMatching(/^your activity, bonuses, reviews/),
    expect.stringMatching(/ that are pending or not paid out yet$/),
    expect.stringMatching(/^Juniper & Rye, Monday, June 22, 2026 at 9:00\sPM$/),
  ]);
  expect(dialog.getByText('Juniper & Rye')).toHaveAttribute('translate', 'no');
  expect(dialog.getByText('Your upcoming tables, which are canceled right away')).toBeVisible();
  expect(listIn('What stays, and why')).toEqual([
    expect.stringContaining('because our books must add up'),
    expect.stringContaining('backups, because'),
  ]);
  expect(await violationsIn(document.body)).toEqual([]);
});

test.each([
  [0, 'It’s erased within the hour.'],
  [1, 'Sign in within 1 day, and your account stays.'],
])(
  'PRV-04.a with %i days to change one’s mind the member reads so, and with single sign-on which account stays',
  async (days, words) => {
    server.use(memberDataHandlers.terms({ days }), reservationHandlers.list([]));
    const { dialog } = await open('Erase my account', sso);
    expect(await dialog.findByText(`${words} After that, nobody can bring it back.`)).toBeVisible();
    expect(dialog.getByText(/^your Sample account, which isn’t ours to erase$/)).toBeVisible();
    expect(dialog.queryByText(/upcoming tables/)).not.toBeInTheDocument();
  },
);

test('PRV-04.b with the password the account is to be erased, and the member is signed out and told until when, unless a booking service fails', async () => {
  const sent: unknown[] = [];
  server.use(memberDataHandlers.erase(problem(424, { code: 'bookingUnavailable' })));
  const { dialog } = await open('Erase my account');
  await enter(await password(dialog), 'table4two');
  await userEvent.click(dialog.getByRole('button', { name: 'Erase my account' }));
  expect(await dialog.findByRole('alert')).toBeVisible();
  expect(window.location.pathname).toBe('/account/user_profile');

  server.use(
    memberDataHandlers.erase(({ body }) => {
      sent.push(body);
      return { eraseAfter: '2026-06-22T12:00:00.000Z' };
    }),
  );
  await userEvent.click(dialog.getByRole('button', { name: 'Erase my account' }));
  expect(await screen.findByRole('heading', { name: 'Arrived at /SignOut' })).toBeVisible();
  expect(sent).toEqual([{ password: 'table4two' }]);
  expect(window.history.state).toMatchObject({
    usr: {
      title: 'Your account will be erased',
      text: expect.stringContaining('Sign in before June 22, 2026'),
    },
  });
});

test('PRV-04.a when the facts cannot be read nothing can be erased, and the member can try again', async () => {
  server.use(memberDataHandlers.terms(problem(500)));
  const { dialog } = await open('Erase my account');
  expect(await dialog.findByText(/Nothing was erased/, {}, { timeout: 15_000 })).toBeVisible();
  expect(dialog.queryByLabelText(/password/)).not.toBeInTheDocument();
  server.use(memberDataHandlers.terms());
  await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
  expect(await password(dialog)).toBeVisible();
});

test('PRV-04.b tables that cannot be read anew, when the member is back from the mail, take no code away', async () => {
  const { dialog, queryClient } = await open('Erase my account', sso);
  await userEvent.click(await dialog.findByRole('button', { name: 'Email me a code' }));
  await enter(await dialog.findByRole('textbox', { name: /^Code from the email/ }), '654321');
  server.use(reservationHandlers.list(problem(404)));
  fireEvent(window, new Event('visibilitychange'));
  await waitFor(() =>
    expect(queryClient.getQueryState(['member', 'reservations'])).toMatchObject({ status: 'error' }),
  );
  expect(dialog.getByRole('textbox', { name: /^Code from the email/ })).toHaveValue('654321');
});
