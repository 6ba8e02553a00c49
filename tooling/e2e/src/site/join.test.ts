import { locationHandlers, problem, prospectHandlers } from '@tableside/api-client/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';

import { expectPage, setupSites } from './sites.ts';

const { server, open } = setupSites();

const answers = {
  firstName: 'Robin',
  lastName: 'Ames',
  email: 'robin@example.com',
  memberNumber: 'QXZ123456789',
  password: 'table4robin',
  passwordConfirm: 'table4robin',
  address1: '1 State Street',
  city: 'Chicago',
  state: 'IL',
  zipCode: '60601',
  phoneNumber: '(312) 555-0147',
};

const field = (name: string): HTMLInputElement => {
  const found = document.querySelector<HTMLInputElement>(`main form [name="${name}"]`);
  if (!found) throw new Error(`There is no field ${name}.`);
  return found;
};
function fillIn(typed: Partial<typeof answers>) {
  for (const [name, value] of Object.entries(typed)) {
    fireEvent.change(field(name), { target: { value } });
    fireEvent.blur(field(name));
  }
}
const says = (name: string, words: RegExp) =>
  waitFor(() => expect(field(name)).toHaveAccessibleDescription(words));
const submit = () => screen.getByRole('button', { name: 'Join and continue' });
const openForm = async () => {
  const site = await open('hilton', '/join');
  await screen.findByRole('button', { name: 'Join and continue' });
  return site;
};

test('ENR-02.a VAL-09 VAL-10.a VAL-11 VAL-14.a VAL-14.b VAL-25.a validation errors are shown at their fields, and the first one is focused', async () => {
  server.use(locationHandlers.validateZip(({ query }) => ({ isValid: query.get('zip') !== '00000' })));
  const { user } = await openForm();
  await user.click(submit());
  await waitFor(() => expect(field('firstName')).toHaveFocus());
  await says('firstName', /This field is required\./);
  expect(screen.getByRole('alert')).toHaveTextContent('fields need another look');

  fillIn({
    ...answers,
    email: 'a..b@c.co',
    memberNumber: 'AB1',
    password: 'xAB1y',
    passwordConfirm: 'other',
    zipCode: '6060',
    phoneNumber: '12345',
  });
  await user.click(field('terms'));
  await user.click(submit());
  await waitFor(() => expect(field('email')).toHaveFocus());
  await says('email', /Enter an email address such as/);
  await says('memberNumber', /Invalid guest number/);
  await says('password', /Password must have at least 8 characters/);
  await says('passwordConfirm', /doesn’t match/);
  await says('zipCode', /must have 5 characters exactly/);
  await says('phoneNumber', /Invalid phone number, please check the number and try again/);

  fillIn({ phoneNumber: '+44 20 7946 0018', zipCode: '00000', memberNumber: answers.memberNumber });
  fillIn({ email: answers.email, password: `x${answers.memberNumber}y` });
  await says('phoneNumber', /Invalid US based phone number/);
  await says('zipCode', /this ZIP is not located in the U\.S\./);
  await says('password', /Leave your guest number out of your password/);
  expect(field('memberNumber')).not.toHaveAttribute('aria-invalid', 'true');
  expect(server.countOf('POST /api/Members/Prospects')).toBe(0);
});

test('VAL-13.a VAL-13.b VAL-13.c a taken address or number is shown at its field; an account with both leads to sign-in', async () => {
  const errors = [
    { field: 'email', code: 'emailInUse', message: 'Taken.' },
    { field: 'memberNumber', code: 'memberNumberInUse', message: 'Taken.' },
  ] as const;
  server.use(prospectHandlers.create(problem(400, { errors: [...errors] })));
  const { user } = await openForm();
  fillIn(answers);
  await user.click(field('terms'));
  await user.click(submit());
  await says('email', /This email address is already in use/);
  await waitFor(() => expect(field('email')).toHaveFocus());
  await says('memberNumber', /This guest number is already in use/);
  expect(field('password')).toHaveValue('table4robin');

  const exists = [{ field: 'email', message: 'You already have an account.' }];
  server.use(prospectHandlers.create(problem(400, { code: 'accountExists', errors: exists })));
  fillIn({ memberNumber: 'QXZ987654321' });
  await user.click(submit());
  const main = within(screen.getByRole('main'));
  expect((await main.findAllByText('You already have an account.'))[0]).toBeVisible();
  expect(main.getAllByRole('link', { name: 'Recover your account' })[0]).toHaveAttribute('href', '/recover');
  await user.click(main.getAllByRole('link', { name: 'Sign in' })[0]!);
  await expectPage('/login');
});
