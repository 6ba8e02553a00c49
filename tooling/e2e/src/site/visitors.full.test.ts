import {
  buildMemberBody,
  buildMerchantBodies,
  buildMerchantDetailBody,
  buildSearchResponse,
  memberHandlers,
  merchantHandlers,
} from '@tableside/api-client/testing';
import { screen, waitFor, within } from '@testing-library/dom';
import { beforeEach, expect, test } from 'vitest';

import { expectPage, currentPath, setupSites, signInByForm, type MemberBody } from './sites.ts';

const { server, open } = setupSites();
beforeEach(() => server.use(merchantHandlers.search(() => buildSearchResponse(buildMerchantBodies(3)))));

const SEARCH = '/search?location=Chicago%2C+IL';

function sight() {
  const bar = within(screen.getAllByRole('banner')[0]!);
  const main = within(screen.getByRole('main'));
  const footer = within(screen.getByRole('contentinfo'));
  return {
    menu: bar.queryAllByRole('button', { name: /: your account$/ }),
    signIn: bar.queryAllByRole('link', { name: 'Sign in' }),
    signOut: bar.queryAllByRole('link', { name: 'Sign out' }),
    join: bar.queryAllByRole('link', { name: 'Join' }),
    rates: main.queryAllByText(/\/\$1$/),
    locks: main.queryAllByText(/to e-mail to earn here$|^VIP members earn here$/),
    signInPrompts: main.queryAllByRole('link', { name: 'Sign in to see offers' }),
    activatePrompts: main.queryAllByRole('link', { name: 'Activate to see offers' }),
    footerJoin: footer.queryAllByRole('link', { name: /^Join / }),
    footerAccount: footer.queryAllByRole('link', { name: 'My account' }),
  };
}
type Part = keyof ReturnType<typeof sight>;

async function expectOnly(...there: readonly Part[]): Promise<ReturnType<typeof sight>> {
  await screen.findAllByRole('article');
  await waitFor(() => {
    const seen = Object.entries(sight()).flatMap(([part, found]) => (found.length > 0 ? [part] : []));
    expect(seen.toSorted()).toEqual([...there].toSorted());
  });
  return sight();
}

test('SES-01.a SES-02 CHR-08.a CHR-08.b CHR-24.a MER-11 an anonymous visitor sees links to join and sign in, and no rates', async () => {
  await open('hilton', SEARCH);
  const { signIn, join, signInPrompts } = await expectOnly('signIn', 'join', 'footerJoin', 'signInPrompts');
  expect(signIn[0]).toHaveAttribute('href', '/login');
  expect(join[0]).toHaveAttribute('href', '/join');
  expect(signInPrompts).toHaveLength(3);
});

test('SES-01.a SES-02 SES-19.a SES-19.b CHR-08.a CHR-08.b MER-11 a visitor with the public id of an inactive membership is asked to activate', async () => {
  await open('hilton', `${SEARCH}&public_id=P1`);
  await expectOnly('signIn', 'join', 'footerJoin', 'signInPrompts');
  await waitFor(() => expect(currentPath()).toBe(SEARCH));
  expect(sessionStorage.getItem('dr.publicId')).toBe('P1');
  await open('hilton', SEARCH);
  const { activatePrompts } = await expectOnly('signIn', 'join', 'footerJoin', 'activatePrompts');
  expect(activatePrompts[0]).toHaveAttribute('href', '/activate?public_id=P1');
  expect(server.callsOf('GET /api/Member/P1').length).toBeGreaterThan(0);
});

test('SES-01.b CHR-10 CHR-24.a MER-11 a member without a card sees the next step, sign-out and rates', async () => {
  await open('hilton', SEARCH, { member: buildMemberBody({ memberType: 'NonCardMember' }) });
  await expectOnly('signOut', 'join', 'rates', 'footerJoin');
});

test('SES-01.b SES-03 CHR-07.a CHR-07.b CHR-07.c CHR-07.d CHR-24.a MER-11 MER-13.a members have the account menu, and merchants differ by tier', async () => {
  const texts: string[] = [];
  const tiers: readonly MemberBody['tierLevel'][] = [0, 2, 3];
  for (const tierLevel of tiers) {
    const { user } = await open('hilton', SEARCH, { member: buildMemberBody({ tierLevel }) });
    const { menu, rates } = await expectOnly('menu', 'rates', 'footerAccount');
    texts.push(rates.map(({ textContent }) => textContent).join('; '));
    expect(menu[0]).toHaveAccessibleName('Hi, Robin: your account');
    await user.click(menu[0]!);
    const bar = within(screen.getAllByRole('banner')[0]!);
    expect(bar.getByText('robin@example.com')).toBeVisible();
    expect(bar.getByRole('button', { name: 'Sign out' })).toBeVisible();
    const paths = bar.getAllByRole('link').flatMap((link) => link.getAttribute('href') ?? []);
    expect(paths.filter((path) => path.startsWith('/account/'))).toHaveLength(4);
  }
  expect(new Set(texts).size, texts.join('\n')).toBe(3);
});

test('SES-01.b SES-04 a closed account sees no merchants, and only sign-out in the header', async () => {
  await open('hilton', SEARCH, { member: buildMemberBody({ memberType: 'ClosedAccountMember' }) });
  await waitFor(() => expect(document.querySelector('h1')).toHaveTextContent('Your account is closed'));
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
  const { signOut, ...others } = sight();
  expect(signOut.length).toBeGreaterThan(0);
  expect(Object.values(others).flat()).toEqual([]);
});

test('MER-30.b ordering, chosen by a visitor who signs in from its dialog, is open again afterwards', async () => {
  const { user } = await open('hilton', '/merchants/1');
  await user.click(await screen.findByRole('link', { name: /^order online$/i }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByRole('link', { name: /^sign in$/i }));
  await expectPage('/login');
  await signInByForm(user);
  await expectPage('/merchants/1/Order');
  const again = within(await screen.findByRole('dialog'));
  expect(await again.findByRole('link', { name: /^go to orders\.example/i })).toBeVisible();
  expect(again.queryByRole('link', { name: /^sign in$/i })).not.toBeInTheDocument();
  expect(sessionStorage.getItem('dr.selectedMerchantAction')).toBeNull();
});

test('RES-07.a RES-07.b MER-30.b a table, chosen by a visitor who signs in from its dialog, is open again afterwards', async () => {
  server.use(merchantHandlers.detail(buildMerchantDetailBody({ reservationProviders: ['OpenTable'] })));
  const { user } = await open('hilton', '/merchants/1');
  await user.click(await screen.findByRole('button', { name: 'Find a table' }));
  await user.click(await screen.findByRole('button', { name: '7:30 PM' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByRole('link', { name: 'Sign in' }));
  await expectPage('/login');
  await signInByForm(user);
  await expectPage('/merchants/1');
  const again = within(await screen.findByRole('dialog'));
  expect(await again.findByText(/ at 7:30 PM$/)).toBeVisible();
  expect(again.queryByRole('link', { name: 'Sign in' })).not.toBeInTheDocument();
});

test('TRK-01.a TRK-01.b TRK-02.a SES-19.a SES-19.b all eight query parameters are stored, and the public id is looked up on the next load', async () => {
  const query = new URLSearchParams({
    public_id: 'P1',
    utm_term: 'term1',
    utm_medium: 'medium1',
    utm_campaign: 'campaign1',
    utm_source: 'source1',
    utm_content: 'content1',
    referrer: 'referrer1',
    source: 'card1',
  });
  server.use(memberHandlers.known());
  await open('hilton', `/?${query}`);
  await expectPage(`/?${new URLSearchParams([...query].filter(([name]) => name !== 'public_id'))}`);
  await waitFor(() => {
    for (const stored of ['utmTerm=term1', 'utmMedium=medium1', 'utmCampaign=campaign1', 'utmSource=source1'])
      expect(document.cookie).toContain(stored);
    for (const stored of ['utmContent=content1', 'referrer=referrer1', 'source=card1'])
      expect(document.cookie).toContain(stored);
  });
  await open('hilton', '/how-it-works');
  await waitFor(() => expect(server.callsOf('GET /api/Member/P1').length).toBeGreaterThan(0));
  expect(sessionStorage.getItem('dr.publicId')).toBe('P1');
});
