// Files go missing between two pages of a visit when a deployment removes them or a connection breaks.
import { buildMemberBody, prospectHandlers } from '@tableside/api-client/testing';
import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { beforeEach, expect, test, vi } from 'vitest';

import { currentPath, setupSites } from './sites.ts';

const missing = vi.hoisted(() => ({ names: new Set<string>() }));
const find = vi.hoisted(() => (loaded: object, name: string): unknown => {
  if (missing.names.has(name)) throw new TypeError('Failed to fetch dynamically imported module');
  return (loaded as Readonly<Record<string, unknown>>)[name];
});
vi.mock(
  import('../../../../packages/features/src/enrollment/add-card/add-card-screen.tsx'),
  async (original) => {
    const loaded = await original();
    return {
      get AddCardScreen() {
        return find(loaded, 'AddCardScreen') as typeof loaded.AddCardScreen;
      },
    };
  },
);
vi.mock(import('../../../../packages/kits/src/session/live/live-session.ts'), async (original) => {
  const loaded = await original();
  return {
    get createLiveSession() {
      return find(loaded, 'createLiveSession') as typeof loaded.createLiveSession;
    },
  };
});
// The file must go missing before screens preload, because a loaded screen is not fetched again.
missing.names.add('AddCardScreen');

const { server, session, open } = setupSites();

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

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
};
const field = (name: string) => document.querySelector<HTMLInputElement>(`main form [name="${name}"]`)!;
const error = () => screen.findByRole('heading', { level: 1, name: 'Something went wrong.' });

test('ENR-16 ROU-37.a after joining, a missing next page says at its own address that the account exists', async () => {
  const { user } = await open('hilton', '/join');
  await screen.findByRole('button', { name: 'Join and continue' });
  for (const [name, value] of Object.entries(answers)) fireEvent.change(field(name), { target: { value } });
  await user.click(field('terms'));
  server.use(prospectHandlers.create());
  session.member = buildMemberBody({ memberType: 'NonCardMember' });
  await user.click(screen.getByRole('button', { name: 'Join and continue' }));
  expect(await error()).toBeVisible();
  expect(currentPath()).toBe('/add_card');
  expect(screen.getByRole('alert')).toHaveTextContent(/^Your account is ready, and you’re signed in\./);
});

test('SES-28 without the session’s code the account shows an error with a retry, and the account once it has come', async () => {
  missing.names.add('createLiveSession');
  await open('hilton', '/account/overview', { member: buildMemberBody() });
  expect(await error()).toBeVisible();
  expect(screen.getByRole('alert')).not.toHaveTextContent('Your account is ready');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(screen.queryByText('Opening your account')).toBeNull();
  expect(currentPath()).toBe('/account/overview');
  missing.names.delete('createLiveSession');
  await open('hilton', undefined, { member: buildMemberBody() });
  await waitFor(() => expect(screen.getByText('Hello, Robin')).toBeVisible());
  expect(screen.queryByText('Something went wrong.')).toBeNull();
});
