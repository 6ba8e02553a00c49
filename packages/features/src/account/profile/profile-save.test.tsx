import { buildMemberBody, memberHandlers, problem } from '@tableside/api-client/testing';
import { HttpResponse } from 'msw/http';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { renderSite, server } from '../site.fixture.tsx';
import { box, field, fillIn, form, mail, save, showProfile } from './profile.fixture.ts';
const PUT = 'PUT /api/Member';
const NOT_SAVED = 'No changes were saved. See error at bottom of page for more details.';
const saveErrors = () => form().findByRole('alert');

test('PRO-15 an untouched form is saved without a call, of one who gets texts too', async () => {
  await showProfile({ partner: { hasSmsOptIn: true }, member: { smsOptIn: true } });
  await save();
  expect(await screen.findByText('No changes were made.')).toBeVisible();
  expect(server.countOf(PUT)).toBe(0);
});

test('PRO-15 the same in other writing is no change', async () => {
  await showProfile();
  await fillIn('First name', '  Robin ');
  await fillIn('ZIP code', '10013-1234');
  // Pressing Enter does not reformat the number; only leaving the field does.
  await fillIn('Mobile phone', '(212) 555 0142');
  expect(form().queryByText('Not saved yet')).not.toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('No changes were made.')).toBeVisible();
  expect(server.countOf(PUT)).toBe(0);
});

test('PRO-16 API-28 what changed is sent in one call, and the form is unchanged after it', async () => {
  const { sent } = await showProfile();
  await fillIn('First name', ' Alex ');
  await fillIn('City', 'Hoboken');
  await userEvent.click(box(mail));
  expect(form().getByText('Not saved yet')).toBeVisible();
  await save();
  expect(await screen.findByText('All changes were saved.')).toBeVisible();
  expect(sent).toEqual([{ firstName: 'Alex', emailOptIn: false, address: { city: 'Hoboken' } }]);
  expect(field('First name')).toHaveValue('Alex');
  await waitFor(() => expect(form().queryByText('Not saved yet')).not.toBeInTheDocument());
  expect(await screen.findByText('Hello, Alex')).toBeVisible();
  await save();
  expect(await screen.findByText('No changes were made.')).toBeVisible();
  expect(server.countOf(PUT)).toBe(1);
});

test('PRO-16 what is typed while the call runs stays, also a former value, and is not saved yet', async () => {
  const member = { publicId: 'typing-on' };
  await showProfile({ member });
  const saving = Promise.withResolvers<void>();
  server.use(
    memberHandlers.update(async () => {
      await saving.promise;
      return buildMemberBody({ ...member, firstName: 'Alex' });
    }),
  );
  await fillIn('First name', 'Alex');
  await save();
  await fillIn('City', 'Hoboken');
  await fillIn('First name', 'Robin');
  await userEvent.type(field('City'), '{Enter}');
  fireEvent.submit(screen.getByRole('form', { name: 'Your profile' }));
  saving.resolve();
  expect(await screen.findByText('All changes were saved.')).toBeVisible();
  expect(field('City')).toHaveValue('Hoboken');
  expect(field('First name')).toHaveValue('Robin');
  expect(form().getByText('Not saved yet')).toBeVisible();
  expect(await screen.findByText('Hello, Alex')).toBeVisible();
  expect(field('First name')).toHaveValue('Robin');
  expect(server.countOf(PUT)).toBe(1);
});

test('PRO-17.a PRO-17.b ERR-21 a call that fails: the words, the server’s at the bottom, and the text stays', async () => {
  const member = { publicId: 'not-saved' };
  await showProfile({ member });
  for (const [response, words, city] of [
    [problem(400, { message: 'The kitchen is closed.' }), 'The kitchen is closed.', 'Hoboken'],
    [problem(500, { message: 'Something broke.' }), 'Something broke.', 'Newark'],
    [
      new HttpResponse(null, { status: 503 }),
      'The service is busy right now. Please try again in a moment.',
      'Yonkers',
    ],
  ] as const) {
    server.use(memberHandlers.update(response));
    await fillIn('City', city);
    await save();
    expect(await screen.findByText(NOT_SAVED)).toBeVisible();
    expect(screen.queryByText('All changes were saved.')).not.toBeInTheDocument();
    expect(await saveErrors()).toHaveTextContent(words);
    const last = form().getByRole('button', { name: 'Save changes' });
    expect((await saveErrors()).compareDocumentPosition(last)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(field('City')).toHaveValue(city);

    server.use(memberHandlers.update(buildMemberBody({ ...member, address: { city } })));
    await save();
    expect(await screen.findByText('All changes were saved.')).toBeVisible();
    expect(screen.queryByText(NOT_SAVED)).not.toBeInTheDocument();
    expect(form().queryByRole('alert')).not.toBeInTheDocument();
  }
});

const unreachable = { field: 'phoneNumber', message: 'Nobody answers.' };
test.each([
  [
    'zipCode',
    HttpResponse.json([{ field: 'zipCode', message: 'Nobody lives there.' }, unreachable], { status: 400 }),
  ],
  [
    'address.zipCode',
    problem(400, { errors: [unreachable, { field: 'address.zipCode', message: 'Nobody lives there.' }] }),
  ],
])(
  'PRO-18 PRO-17.a PRO-17.b API-05.b errors about %s and another field are said at the fields and at the bottom',
  async (_, response) => {
    await showProfile();
    server.use(memberHandlers.update(response));
    await fillIn('City', 'Hoboken');
    await save();
    await waitFor(() => expect(field('ZIP code')).toHaveAccessibleDescription('Nobody lives there.'));
    expect(field('Mobile phone')).toHaveAccessibleDescription(/Nobody answers\./);
    expect(field('City')).not.toHaveAttribute('aria-invalid');
    expect(field('ZIP code')).toHaveFocus();
    const bottom = form().getAllByRole('alert').at(-1);
    expect(bottom).toHaveTextContent('ZIP code: Nobody lives there.');
    expect(bottom).toHaveTextContent('Mobile phone: Nobody answers.');
    expect(screen.getByText(NOT_SAVED)).toBeVisible();
  },
);

test('PRO-18 VAL-09 VAL-26 a rule of the server has our sentence, with the label and the limit', async () => {
  await showProfile();
  const tooLong = { field: 'city', code: 'maxLength', limit: 5, message: 'Too long.' } as const;
  server.use(memberHandlers.update(problem(400, { errors: [tooLong] })));
  await fillIn('City', 'Hoboken');
  await save();
  await waitFor(() =>
    expect(field('City')).toHaveAccessibleDescription('City can have at most 5 characters'),
  );
  expect(await saveErrors()).toHaveTextContent('City: City can have at most 5 characters');
});

test('PRO-17.a PRO-17.b an error about a field that the form lacks is shown at the bottom, and told each time', async () => {
  await showProfile();
  server.use(memberHandlers.update(problem(400, { errors: [{ field: 'password', message: 'Too old.' }] })));
  await fillIn('City', 'Hoboken');
  await save();
  expect(await saveErrors()).toHaveTextContent('Too old.');
  await save();
  await waitFor(() => expect(server.countOf(PUT)).toBe(2));
  expect(await screen.findByText(NOT_SAVED)).toBeVisible();
  expect(await saveErrors()).toHaveTextContent('Too old.');
});

test('API-05.a an ended session redirects to sign-in; edits are kept for the return', async () => {
  const { unmount } = await showProfile();
  server.use(memberHandlers.update(problem(401)));
  await fillIn('City', 'Hoboken');
  await save();
  expect(await screen.findByText('Arrived at /login')).toBeVisible();
  expect(screen.queryByText(NOT_SAVED)).not.toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  unmount();

  renderSite('/account/user_profile', { member: { publicId: 'somebody-else' } });
  await screen.findByRole('form');
  expect(field('City')).toHaveValue('New York');
});

test('what was typed before the page went is there again, and says that it is not saved', async () => {
  const member = { publicId: 'called-away' };
  const { unmount } = await showProfile({ member });
  await fillIn('City', 'Hoboken');
  unmount();
  const { sent } = await showProfile({ member });
  expect(within(await saveErrors()).getByText('What you typed is still here')).toBeVisible();
  expect(field('City')).toHaveValue('Hoboken');
  await save();
  expect(await screen.findByText('All changes were saved.')).toBeVisible();
  expect(sent).toEqual([{ address: { city: 'Hoboken' } }]);
});
