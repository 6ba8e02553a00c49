import {
  buildFeatureFlags,
  buildMemberBody,
  featureFlagHandlers,
  memberHandlers,
} from '@tableside/api-client/testing';
import { settle } from '@tableside/shell/testing';
import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';

import { currentPath, expectPage, follow, heading, setupSites, signInByForm } from './sites.ts';

const { server, session, open } = setupSites();

const nobodyYet = buildMemberBody({ memberType: 'NonCardMember' });
const closed = buildMemberBody({ memberType: 'ClosedAccountMember' });
const withoutAddress = buildMemberBody({ emailUpdateRequired: true });

const main = () => within(screen.getByRole('main'));
const bar = async () => within((await screen.findAllByRole('banner'))[0]!);
const field = (name: string) =>
  waitFor(() => {
    const found = document.querySelector<HTMLInputElement>(`main [name="${name}"]`);
    if (!found) throw new Error(`There is no field ${name}.`);
    return found;
  });
const cards = () => screen.findAllByRole('article');
test('AUT-12 ROU-11.b ROU-14.a ROU-32.b a member who must change the email address does so before the account opens', async () => {
  session.person = withoutAddress;
  const { user } = await open('hilton', '/account/recent_activity?page=2');
  await expectPage('/login');
  await signInByForm(user);
  await expectPage('/fix_credentials');
  const { user: again } = await open('hilton', '/account/overview');
  await expectPage('/fix_credentials');
  server.use(
    memberHandlers.update(({ body }) => {
      session.member = buildMemberBody({ email: (body as { email: string }).email });
      return session.member;
    }),
  );
  await again.type(await field('email'), 'new@example.com');
  await again.type(await field('emailConfirm'), 'new@example.com');
  const save = () => again.click(main().getByRole('button', { name: 'Save and continue' }));
  await follow('/account/recent_activity?page=2', save);
  expect(document.querySelector('main')).not.toHaveTextContent('We need a new email address');
  for (const path of ['/fix_credentials', '/account/nothing']) {
    await open('hilton', path);
    await expectPage('/account/overview');
  }
});

test('ROU-08.a CHR-15 a member without a card is redirected to the next step', async () => {
  const { user } = await open('hilton', '/account/overview', { member: nobodyYet });
  expect(await expectPage('/add_card')).toHaveTextContent('Robin');
  await user.click(await screen.findByRole('link', { name: 'Your profile and consents' }));
  expect(await screen.findByRole('form', { name: 'Your profile' })).toBeVisible();
  const { user: leaving } = await open('hilton', '/search?location=Chicago%2C+IL');
  await cards();
  await leaving.click((await (await bar()).findAllByRole('link', { name: 'Sign out' }))[0]!);
  await expectPage('/SignOut');
  expect(await (await bar()).findByRole('link', { name: 'Sign in' })).toBeVisible();
});

test('ROU-34 SES-04 ENR-10 a closed account sees one screen on every page, and can sign out', async () => {
  const { user } = await open('hilton', '/search', { member: closed });
  // Until the member is known, the search page itself is shown.
  await waitFor(() => expect(document.querySelector('h1')).toHaveTextContent('Your account is closed'));
  expect(currentPath()).toBe('/search');
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
  await waitFor(() => expect(document.title).toMatch(/closed/i));
  await user.click(await screen.findByRole('button', { name: 'Sign in later' }));
  await expectPage('/SignOut');
  expect(await screen.findByRole('heading', { name: 'You’re signed out' })).toBeVisible();
  await open('hilton', '/search?location=Chicago%2C+IL');
  expect((await cards())[0]).toBeVisible();
});

test('AUT-08.a AUT-08.b ROU-08.b the return path is never a page of joining or signing in', async () => {
  await open('hilton', '/earn');
  await waitFor(() => expect(sessionStorage.getItem('dr.loginRedirect')).toContain('/earn'));
  await open('hilton', '/recover');
  await expectPage('/recover');
  await open('hilton', '/add_card');
  await expectPage('/join');
  const { user } = await open('hilton', '/login');
  await signInByForm(user);
  await expectPage('/earn');
});

test('VAL-24 a slow request is announced, and repeated clicks send it once', async () => {
  const { user } = await open('hilton', '/login');
  let letGo = () => undefined as void;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  server.use(
    memberHandlers.member(async () => {
      await held;
      return buildMemberBody();
    }),
  );
  await signInByForm(user);
  const submit = main().getByRole('button', { name: /Sign in|Working/ });
  await waitFor(() => expect(submit).toHaveAttribute('aria-busy', 'true'));
  expect(main().getAllByText('Working on your request, please wait.')[0]).toBeInTheDocument();
  await user.dblClick(submit);
  await user.type(await field('password'), '{Enter}');
  letGo();
  await expectPage('/account/overview');
  await main().findByText(/^Hello, /);
  expect(server.callsOf('POST /api/SignIn')).toHaveLength(1);
});

test('no page of caesars’ links to sign-in or requests the member', async () => {
  const entrances = 'a:is([href="/login" i], [href="/join"], [href^="/account"], [href="/recover"])';
  for (const path of ['/', '/search?location=Chicago%2C+IL', '/how-it-works', '/earn', '/SignOut']) {
    const { user } = await open('caesars', path);
    await heading();
    await screen.findByRole('contentinfo');
    await user.click(await screen.findByRole('button', { name: 'Menu' }));
    expect(document.querySelector(entrances)).toBeNull();
    expect(screen.queryByText(/sign in/i)).not.toBeInTheDocument();
  }
  expect(server.calls.filter(({ path }) => /^\/api\/(Member|SignIn)/i.test(path))).toEqual([]);
});

const issue =
  "We're currently experiencing an issue with our login process. Our team is working to resolve it as quickly as possible. Please check back later.";

test('ROU-24 ERR-07 an outage is shown at a real site, and ends', async () => {
  server.use(featureFlagHandlers.flags(buildFeatureFlags({ authFlags: { outage: true } })));
  await open('hilton', '/login');
  expect(await screen.findByRole('heading', { level: 1, name: "We're Working On It" })).toBeVisible();
  expect(main().getByText(issue)).toBeVisible();
  expect(currentPath()).toBe('/login');
  server.use(featureFlagHandlers.flags());
  await open('hilton', '/search?location=New+York%2C+NY');
  expect((await cards())[0]).toBeVisible();
  expect(screen.queryByText(issue)).not.toBeInTheDocument();
});

test('CHR-35 CHR-36.b the dialog about the partner’s own login shows until it is closed', async () => {
  localStorage.removeItem('dr.ssoModal');
  const { user } = await open('american', '/');
  await screen.findByRole('contentinfo');
  await settle();
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByRole('link', { name: 'Sign in/Join Now' })).toHaveAttribute('href', '/Login');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(Number(localStorage.getItem('dr.ssoModal'))).toBeGreaterThan(1);
});
