import {
  activityHandlers,
  bonusHandlers,
  buildMemberBody,
  buildTransactionBody,
  buildTransactionsResponse,
  dineSummaryHandlers,
  memberHandlers,
  problem,
} from '@tableside/api-client/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { expectPage, setupSites, signInByForm, type MemberBody, type Partner } from './sites.ts';

const { server, session, open } = setupSites();

const MINUTE_MS = 60_000;
const now = Date.UTC(2026, 5, 15, 12);
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now });
});
afterEach(() => {
  vi.useRealTimers();
});

const openAccount = (partner: Partner, tab: string, member: Parameters<typeof buildMemberBody>[0] = {}) =>
  open(partner, `/account/${tab}`, { member: buildMemberBody(member) });
const notice = async (text: string) =>
  within(await screen.findByRole('region', { name: 'Notifications' })).findByText(text);

interface Standing {
  readonly who: string;
  readonly tier: MemberBody['tierLevel'];
  readonly progress: Partial<MemberBody['diningProgress']>;
  readonly earned: number;
  readonly says: readonly string[];
}

test.each<Standing>([
  {
    who: 'a full member',
    tier: 2,
    progress: {},
    earned: 1290,
    says: [
      'Full member',
      'On your way to VIP',
      '5 of 12 visits',
      '$430 of $750 spent',
      '7 more visits to VIP',
      '1,290 points',
    ],
  },
  {
    who: 'a VIP of next year',
    tier: 3,
    progress: { status: 'Complete', remainingDines: 0, remainingDollars: 0 },
    earned: 6240,
    says: [
      'VIP',
      'VIP is yours for 2027',
      '12 of 12 visits',
      '$750 of $750 spent',
      'Visit goal met',
      '6,240 points',
    ],
  },
])(
  'ACC-01 ACC-02 ACC-04.a ACC-05 ACC-06.a ACC-06.b ACC-20.a ACC-21 HIS-24.a $who of hilton sees their progress',
  async ({ tier, progress, earned, says }) => {
    server.use(dineSummaryHandlers.summary({ currentYearBenefits: earned, currentYearDines: 5 }));
    await openAccount('hilton', 'overview', {
      tierLevel: tier,
      diningProgress: { ...progress, ytdMilesOrDollars: earned },
    });
    const year = await screen.findByRole('region', { name: 'Earned in 2026' });
    await waitFor(() => expect(year).toHaveTextContent(says.at(-1) ?? ''));
    const main = within(screen.getByRole('main'));
    for (const text of says.slice(0, -1)) expect(main.getAllByText(text)[0]).toBeVisible();
    expect(main.getByRole('progressbar', { name: 'Visits' })).toHaveAttribute('aria-valuetext', says[2]);
    expect(main.getByRole('progressbar', { name: 'Spending' })).toHaveAttribute('aria-valuetext', says[3]);
    const tabs = within(main.getByRole('navigation', { name: 'Your account' }));
    expect(tabs.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      ['overview', 'recent_activity', 'manage_cards', 'user_profile'].map((tab) => `/account/${tab}`),
    );
  },
);

test('ACC-02 ACC-06.b CFG-15.a HIS-24.a HIS-24.b a program with credits counts money, and without VIP has no meter', async () => {
  server.use(dineSummaryHandlers.summary({ currentYearBenefits: 12.5, currentYearDines: 5 }));
  await openAccount('t-mobile', 'overview');
  const year = await screen.findByRole('region', { name: /^earned in 2026$/i });
  await waitFor(() => expect(year).toHaveTextContent('$12.50'));
  expect(year).toHaveTextContent('from 5 meals');
  expect(screen.getByRole('heading', { name: /^on the better rate$/i })).toBeVisible();
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  expect(screen.getByRole('main')).not.toHaveTextContent(/VIP/);
});

describe('bonuses', () => {
  const bonus = (
    code: string,
    bonusStatus: MemberBody['activeBonuses'][number]['bonusStatus'],
    ageDays = 5,
  ) => ({
    code,
    bonusStatus,
    createDateUtc: new Date(now - ageDays * 24 * 60 * MINUTE_MS).toISOString(),
    isNewMemberBonus: false,
    description: code,
    memberIsEligibleForNMB: false,
  });
  const activeBonuses = [
    bonus('WELCOME', 'Eligible'),
    bonus('MIDWEEK', 'Eligible'),
    bonus('APP250', 'Eligible'),
    bonus('BRUNCH', 'Enrolled'),
    bonus('DOUBLEUP', 'Qualified'),
    bonus('LASTSEASON', 'Eligible', 60),
  ];
  const itemsUnder = async (name: string) =>
    within(await screen.findByRole('list', { name })).getAllByRole('listitem');
  const item = async (under: string, text: string) =>
    (await itemsUnder(under)).find(({ textContent }) => textContent.includes(text));
  const activate = async (text: string) => {
    const found = await item('Available', text);
    if (!found) throw new Error(`${text} is not available.`);
    return within(found).getByRole('button', { name: /^Activate/ });
  };
  const midweek = 'A quiet night, 150 points';
  const forTheApp = '250 points from your phone';

  test('ACC-10 ACC-12.a ACC-12.b ACC-13 ACC-14.a ACC-14.b ACC-15.a ACC-16 ACC-17 a registered bonus stays registered for 35 minutes although the API still says Eligible', async () => {
    server.use(bonusHandlers.register(problem(500)));
    const { user } = await openAccount('hilton', 'overview', { activeBonuses });
    const texts = async (name: string) => (await itemsUnder(name)).map(({ textContent }) => textContent);
    const contains = (text: string): unknown => expect.stringContaining(text);
    expect(await texts('Available')).toEqual(
      ['A welcome worth 1,000 points', midweek, forTheApp].map(contains),
    );
    expect(await texts('Activated')).toEqual(
      ['Late checkout, 200 points', 'Stay a second night'].map(contains),
    );
    expect(screen.queryByText(/A table in the garden/)).not.toBeInTheDocument();

    await user.click(await activate(midweek));
    expect(await notice('Something went wrong, please refresh your browser.')).toBeVisible();
    server.use(bonusHandlers.register());
    await user.click(await activate(midweek));
    expect(await notice('Registered for bonus.')).toBeVisible();
    expect(await item('Activated', midweek)).toBeVisible();
    expect(await itemsUnder('Available')).toHaveLength(2);

    for (const [minutes, under] of [
      [1, 'Activated'],
      [34, 'Activated'],
      [36, 'Available'],
    ] as const) {
      vi.setSystemTime(now + minutes * MINUTE_MS);
      await open('hilton');
      expect(await item(under, midweek), `after ${minutes} minutes`).toBeVisible();
    }
    expect(server.callsOf('POST /api/Member/Bonus/MIDWEEK')).toHaveLength(2);
  });

  test('ACC-18.a ACC-18.b in a browser, a bonus of the app links to the app', async () => {
    await openAccount('hilton', 'overview', { activeBonuses });
    const found = await item('Available', forTheApp);
    expect(found).toHaveTextContent('open your account there');
    expect(within(found!).queryByRole('button')).not.toBeInTheDocument();
  });

  test('ACC-18.a CHR-32 in the app it can be registered for', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(
      'Mozilla/5.0 (Linux; Android 16) DiningApp/7.2.0',
    );
    const { user } = await openAccount('hilton', 'overview', { activeBonuses });
    await user.click(await activate(forTheApp));
    expect(await notice('Registered for bonus.')).toBeVisible();
    expect(await item('Activated', forTheApp)).toBeVisible();
    await open('hilton');
    expect(await item('Activated', forTheApp)).toBeVisible();
  });

  test('ACC-06.a ACC-19.a ACC-19.b CFG-15.a a recent member from the partner’s source has the first bonus automatically', async () => {
    server.use(dineSummaryHandlers.summary({ currentYearBenefits: 0, currentYearDines: 0 }));
    const member = {
      activeBonuses: [bonus('STAY500', 'Eligible')],
      enrollmentSource: 'key-card',
      joinDate: '2026-06-12',
    };
    for (const visit of ['first', 'second']) {
      await openAccount('ihg', 'overview', member);
      expect(await item('Activated', 'Your key card: 500 points'), visit).toBeVisible();
    }
    expect(screen.queryByRole('list', { name: 'Available' })).not.toBeInTheDocument();
    const year = await screen.findByRole('region', { name: 'Earned in 2026' });
    await waitFor(() => expect(year).toHaveTextContent('0 points'));
    expect(server.callsOf('POST /api/Member/Bonus/STAY500')).toHaveLength(1);
  });
});

describe('activity', () => {
  const records = Array.from({ length: 10 }, (_, index) =>
    buildTransactionBody({ sourceTransactionId: `txn-${index}`, merchantName: `Place ${index}` }),
  );
  const main = () => within(screen.getByRole('main'));

  test('HIS-06 a member without visits gets a link to the search', async () => {
    server.use(activityHandlers.transactions(buildTransactionsResponse([], 0)));
    const { user } = await openAccount('hilton', 'recent_activity');
    expect(await screen.findByRole('heading', { name: 'Your visits will show up here' })).toBeVisible();
    await user.click(main().getByRole('link', { name: 'Find a restaurant' }));
    await waitFor(() => expect(window.location.pathname).toBe('/search'));
  });

  test('HIS-07.a HIS-07.b ROU-32.b a list that fails to load shows an error, and an ended session leads to sign-in and back', async () => {
    server.use(activityHandlers.transactions(problem(400)));
    const { user } = await openAccount('hilton', 'recent_activity');
    expect(await screen.findByRole('heading', { name: 'We couldn’t load your visits' })).toBeVisible();
    expect(main().getByRole('link', { name: 'Find a restaurant' })).toHaveAttribute('href', '/search');
    server.use(
      activityHandlers.transactions(() =>
        session.member ? buildTransactionsResponse(records, 20) : problem(401),
      ),
    );
    await user.click(main().getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Place 9', { ignore: 'button *' })).toBeVisible();

    session.member = undefined;
    await user.click(main().getByRole('link', { name: 'Page 2' }));
    await expectPage('/login');
    await signInByForm(user);
    await waitFor(() => expect(window.location.pathname).toBe('/account/recent_activity'));
    expect(await screen.findByText('Place 9', { ignore: 'button *' })).toBeVisible();
  });
});

describe('profile', () => {
  const field = (name: string): HTMLInputElement => {
    const found = document.querySelector<HTMLInputElement>(`main form [name="${name}"]`);
    if (!found) throw new Error(`There is no field ${name}.`);
    return found;
  };
  let people = 0;
  /** Unsaved changes belong to a member, so each test has its own member. */
  const openProfile = async (partner: Partner) => {
    people += 1;
    const site = await openAccount(partner, 'user_profile', { publicId: `member-of-test-${people}` });
    session.person = session.member ?? session.person;
    await screen.findByRole('form', { name: 'Your profile' });
    return site;
  };
  const type = (name: string, value: string) => {
    fireEvent.change(field(name), { target: { value } });
    fireEvent.blur(field(name));
  };
  const save = () => screen.getByRole('button', { name: 'Save changes' });
  const sent = async () =>
    Promise.all(
      server.callsOf('PUT /api/Member').map(({ request }) => request.clone().json() as Promise<unknown>),
    );

  test('PRO-17.a PRO-17.b PRO-18 server errors are shown at the field and at the bottom, and the form keeps its values', async () => {
    const errors = [{ field: 'zipCode', message: 'Nobody lives there.' }];
    server.use(memberHandlers.update(problem(400, { code: 'invalid', message: '', errors })));
    const { user } = await openProfile('hilton');
    type('address1', '7 Quiet Lane');
    await user.click(save());
    const notSaved = 'No changes were saved. See error at bottom of page for more details.';
    expect(await notice(notSaved)).toBeVisible();
    expect(field('zipCode')).toHaveAccessibleDescription(/Nobody lives there\./);
    expect(screen.getByText('ZIP code: Nobody lives there.')).toBeVisible();

    server.use(memberHandlers.update(problem(500, { message: 'Broken on purpose.' })));
    await user.click(save());
    expect(await screen.findByText('Broken on purpose.')).toBeVisible();
    expect(field('address1')).toHaveValue('7 Quiet Lane');

    server.use(memberHandlers.update(() => session.member ?? problem(401)));
    session.member = undefined;
    await user.click(save());
    await expectPage('/login');
    await signInByForm(user);
    await expectPage('/account/user_profile');
    expect(await screen.findByText(/What you typed is still here/)).toBeVisible();
    expect(field('address1')).toHaveValue('7 Quiet Lane');
    await user.click(save());
    expect(await notice('All changes were saved.')).toBeVisible();
  });

  test('PRO-06.b PRO-11.a PRO-11.b PRO-11.c an optional address may be left out, and SMS consent requires a phone number', async () => {
    server.use(memberHandlers.update(() => session.member ?? problem(401)));
    const { user } = await openProfile('t-mobile');
    for (const name of ['address1', 'city', 'state']) type(name, '');
    await user.click(field('smsOptIn'));
    expect(field('smsOptIn')).toBeChecked();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    type('phoneNumber', '(312) 555-0123');
    await waitFor(() => expect(field('smsOptIn')).not.toBeChecked());
    await user.click(field('smsOptIn'));
    type('phoneNumber', '');
    await waitFor(() => expect(field('smsOptIn')).not.toBeChecked());
    expect(field('smsOptIn')).toBeDisabled();
    await user.click(save());
    expect(await notice('All changes were saved.')).toBeVisible();
    expect(await sent()).toEqual([
      expect.objectContaining({
        address: expect.objectContaining({ address1: '', city: '', state: '' }) as object,
      }),
    ]);
  });

  test('PRO-02.b PRO-04.a PRO-16 names from the partner are read-only, the rest is saved', async () => {
    server.use(memberHandlers.update(() => session.member ?? problem(401)));
    const { user } = await openProfile('american');
    for (const [name, value] of [
      ['firstName', 'Robin'],
      ['lastName', 'Ames'],
    ] as const) {
      expect(field(name)).toHaveValue(value);
      expect(field(name)).toHaveAttribute('readonly');
      expect(field(name)).not.toBeRequired();
    }
    const main = within(screen.getByRole('main'));
    expect(main.getByText(/Your name comes from your American/)).toBeVisible();
    expect(main.getAllByText('robin@example.com')[0]).toBeVisible();
    expect(main.queryByText('Password')).not.toBeInTheDocument();
    await user.click(field('smsOptIn'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    type('address2', 'Floor 3');
    await user.click(save());
    expect(await notice('All changes were saved.')).toBeVisible();
    const [body] = await sent();
    expect(body).toMatchObject({ smsOptIn: true, address: { address2: 'Floor 3' } });
    expect(body).not.toHaveProperty('firstName');
  });
});
