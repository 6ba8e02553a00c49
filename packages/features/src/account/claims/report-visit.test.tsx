import {
  buildCardBody,
  buildClaimBody,
  buildFindingBodies,
  buildMerchantBody,
  buildSearchResponse,
  cardHandlers,
  claimHandlers,
  merchantHandlers,
  problem,
} from '@tableside/api-client/testing';
import { leaveTo, violationsIn } from '@tableside/kits/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';

import { server } from '../site.fixture.tsx';
import {
  choose,
  fillIn,
  form,
  look,
  open,
  openFilledIn,
  path,
  press,
  receipt,
} from './report-visit.fixture.tsx';

const bodiesOf = (call: string) => server.callsOf(call).map(({ body }) => JSON.parse(body) as unknown);
const sent = { merchantId: '12', visitDate: '2026-06-10', billCents: 4820, card: { cardId: 'card-1' } };

test('CLM-01.c without the switch its path is no page of the account', async () => {
  open(path, { partner: { hasVisitClaims: false } });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Account Overview');
});

test('CLM-02.a CLM-02.b CLM-06.a UIX-15.a UIX-15.d a visit is looked for, reported, and has a reference', async () => {
  const { container } = open();
  await fillIn();
  const hint = screen.getByLabelText(/^Restaurant/).getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(hint)).toHaveTextContent('Basil Wharf in Chelsea, New York');
  await press('Look for my visit');
  const heading = await screen.findByRole('heading', { name: 'We have your report' });
  expect(heading).toHaveFocus();
  expect(screen.getByText('K7M4XP')).toBeVisible();
  for (const word of ['K7M4XP', 'Basil Wharf'])
    expect(screen.getByText(word)).toHaveAttribute('translate', 'no');
  expect(bodiesOf('POST /api/Claims/Check')).toEqual([sent]);
  expect(bodiesOf('POST /api/Claims')).toEqual([{ ...sent, pictureIds: [], findingsSeen: [] }]);
  expect(screen.getByRole('link', { name: 'Follow it in your activity' })).toHaveAttribute(
    'href',
    '/account/recent_activity#reported',
  );
  expect(await violationsIn(container)).toEqual([]);
  await press('Report another visit');
  expect((await form()).getByLabelText(/^Amount you paid/)).toHaveValue('');
});

test.each([
  ['a report', { findings: [] }, true, 'We have your report'],
  ['a report made before', { findings: [] }, false, 'You’ve reported this visit before'],
  ['a finding', { findings: [buildFindingBodies().recordFound] }, true, /isn’t reported yet/],
])(
  'ERR-23 %s that comes after the page was left is told there, and leads nowhere',
  async (_, response, isNew, words) => {
    const { promise, resolve } = Promise.withResolvers<typeof response>();
    server.use(
      claimHandlers.check(() => promise),
      claimHandlers.send({ claim: buildClaimBody(), isNew }),
    );
    await look();
    await waitFor(() => expect(server.countOf('POST /api/Claims/Check')).toBe(1));
    leaveTo('/search');
    resolve(response);
    expect(await screen.findByText(words)).toBeVisible();
    expect(window.location.pathname).toBe('/search');
  },
);

test('CLM-02.b CLM-08.b a visit paid with another card is reported by its last four digits, and told if it was before', async () => {
  server.use(claimHandlers.send({ claim: buildClaimBody({ reference: 'QRT7WX' }), isNew: false }));
  await openFilledIn();
  await userEvent.selectOptions(screen.getByLabelText(/^Card you paid with/), 'A card that isn’t linked');
  await userEvent.type(screen.getByLabelText(/^Last four digits/), '4242');
  await press('Look for my visit');
  expect(await screen.findByRole('heading', { name: 'You’ve reported this visit before' })).toBeVisible();
  expect(screen.getByText('QRT7WX')).toBeVisible();
  expect(bodiesOf('POST /api/Claims')).toMatchObject([{ card: { lastFour: '4242' } }]);
});

test('CLM-02.b without the list of cards only another one can be entered', async () => {
  server.use(cardHandlers.list(problem(500)));
  open();
  const fields = await form();
  expect(fields.getByText(/^We couldn’t load your linked cards/)).toBeVisible();
  expect(fields.getByLabelText(/^Last four digits/)).toBeVisible();
});

test('CLM-02.b CLM-05.e what failed to load may load when the member is back from the camera, and nothing typed is lost', async () => {
  server.use(cardHandlers.list(problem(500)), merchantHandlers.detail(problem(404)));
  open(`${path}?merchantId=12`);
  const fields = await form();
  fireEvent.change(fields.getByLabelText(/^Last four digits/), { target: { value: '4242' } });
  choose(receipt());
  await screen.findByText('Added');
  const { promise, resolve } = Promise.withResolvers<ReturnType<typeof buildCardBody>[]>();
  server.use(cardHandlers.list(() => promise));
  const before = server.countOf('GET /api/Member/Cards');
  fireEvent(window, new Event('visibilitychange'));
  await waitFor(() => expect(server.countOf('GET /api/Member/Cards')).toBe(before + 1));
  resolve([buildCardBody()]);
  expect(await screen.findByRole('combobox', { name: /^Card you paid with/ })).toHaveDisplayValue(
    'A card that isn’t linked',
  );
  expect(screen.getByLabelText(/^Last four digits/)).toHaveValue('4242');
  expect(screen.getByText('Added')).toBeVisible();
});

test('CLM-02.a CLM-03.b opened from a visit it is filled in, by the restaurant’s days and the partner’s number of them', async () => {
  open(`${path}?merchantId=12&visitDate=2026-06-10`, { partner: { claims: { windowDays: 90 } } });
  const fields = await form();
  expect(fields.getByLabelText(/^Restaurant/)).toHaveValue('Basil Wharf');
  const date = fields.getByLabelText(/^Date of your visit/);
  expect(date).toHaveValue('2026-06-10');
  expect([date.getAttribute('min'), date.getAttribute('max')]).toEqual(['2026-04-02', '2026-06-21']);
});

test('CLM-02.a of a restaurant that is gone the form can still be opened', async () => {
  server.use(merchantHandlers.detail(problem(404)));
  open(`${path}?merchantId=12`);
  expect((await form()).getByLabelText(/^Restaurant/)).toHaveValue('');
});

test('CLM-01.a CLM-02.a CLM-03.c a page of the activity has the form, which lists what it lacks and sends nothing', async () => {
  const { container } = open();
  const fields = await form();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Report a visit');
  const tab = screen.getByRole('link', { name: 'Reviews & History' });
  expect(tab).toHaveAttribute('aria-current', 'true');
  await waitFor(() => expect(document.title).toBe('Report a visit | Sample Plates'));
  expect(await violationsIn(container)).toEqual([]);

  fireEvent.change(fields.getByLabelText(/^Date of your visit/), { target: { value: '2026-06-25' } });
  await press('Look for my visit');
  expect(await fields.findByText('4 fields need another look')).toBeVisible();
  expect(fields.getByLabelText(/^Restaurant/)).toHaveFocus();
  expect(fields.getAllByText(/You can report this visit starting July 5, 2026\.$/)).toHaveLength(2);
  expect(server.countOf('POST /api/Claims/Check')).toBe(0);
  expect(await violationsIn(container)).toEqual([]);
});

test('CLM-02.a a name that no restaurant has says so; the restaurant whose name was typed comes before similar ones', async () => {
  server.use(merchantHandlers.search(buildSearchResponse([])));
  open(path, { partner: { campaignCode: 'PLATES' } });
  const restaurant = (await form()).getByLabelText(/^Restaurant/);
  await userEvent.type(restaurant, 'nowhere');
  expect(await screen.findByText(/^No Sample Plates restaurant goes by that name/)).toBeVisible();
  const searches = server.lines().filter((call) => call.includes('=nowhere'));
  expect(searches).toEqual([expect.stringContaining('campaignCode=PLATES')]);

  const names = ['Amber Wharf', ...Array.from({ length: 7 }, (_, i) => `Basic ${i}`), 'The Basil', 'Basil'];
  server.use(
    merchantHandlers.search(
      buildSearchResponse(names.map((name, index) => buildMerchantBody({ id: String(index), name }))),
    ),
  );
  await userEvent.clear(restaurant);
  await userEvent.type(restaurant, 'basil');
  const options = await screen.findAllByRole('option', { name: /^(Amber|Bas|The)/ });
  expect(options).toHaveLength(8);
  expect(options[0]).toHaveTextContent(/^Basil/);
  expect(options[1]).toHaveTextContent(/^The Basil/);
});

describe('what was found', () => {
  const findings = buildFindingBodies();
  test('CLM-04.a CLM-04.b CLM-04.c CLM-04.d CLM-04.e it is said, with the way to it, and the visit can be reported all the same', async () => {
    server.use(claimHandlers.check({ findings: Object.values(findings) }));
    const { container } = await look();
    expect(await screen.findByRole('heading', { name: 'We looked for your visit' })).toHaveFocus();
    const items = [...container.querySelectorAll('li:has(h3)')];
    expect(
      items.map((item) => [
        item.querySelector('h3')?.textContent,
        item.querySelector('a')?.getAttribute('href'),
      ]),
    ).toEqual([
      ['This visit is in your activity', '/account/recent_activity'],
      ['Your card was linked after that day', '/account/manage_cards'],
      ['This restaurant doesn’t earn on that day', '/merchants/12'],
      ['The restaurant wasn’t in Sample Plates then', '/merchants/12'],
    ]);
    expect(items[0]?.querySelector('p')).toHaveTextContent(/^There’s a visit to Basil Wharf on June 3, 2026/);
    expect(items[3]?.querySelector('p')).toHaveTextContent(/Your visit was on June 10, 2026\.$/);
    expect(server.countOf('POST /api/Claims')).toBe(0);
    expect(await violationsIn(container)).toEqual([]);
    await press('Report it anyway');
    expect(await screen.findByText('K7M4XP')).toBeVisible();
    expect(bodiesOf('POST /api/Claims')).toMatchObject([{ findingsSeen: Object.keys(findings) }]);
  });

  test('CLM-04.e CLM-04.f what is found only when it is sent is said first; going back to the form loses nothing', async () => {
    server.use(
      claimHandlers.send(problem(400, { code: 'findingsChanged', findings: [findings.cardLinkedLater] })),
    );
    await openFilledIn();
    choose(receipt());
    await screen.findByText('Added');
    await press('Look for my visit');
    expect(await screen.findByRole('heading', { name: 'Your card was linked after that day' })).toBeVisible();
    await press('Change what I entered');
    const fields = await form();
    expect(fields.getByLabelText(/^Amount you paid/)).toHaveValue('48.20');
    const remove = fields.getByRole('button', { name: 'Remove receipt.png' });
    expect(document.activeElement).toContainElement(remove);
  });
});

test('CLM-02.d CLM-03.c CLM-08.a a claim that fails or is refused says why at the form, and keeps what was typed', async () => {
  server.use(claimHandlers.check(problem(503)));
  await look();
  expect(await screen.findByText(/^The service is busy right now/)).toBeVisible();
  expect(screen.getByLabelText(/^Restaurant/)).toHaveValue('Basil Wharf');

  server.use(claimHandlers.check(), claimHandlers.send(problem(400, { code: 'tooManyOpen' })));
  await press('Look for my visit');
  expect(await screen.findByText(/^You have 10 reported visits that are still open/)).toBeVisible();
  expect(screen.getByLabelText(/^Amount you paid/)).toHaveValue('48.20');

  server.use(claimHandlers.check(problem(400, { code: 'tooLate', lastDay: '2026-06-30' })));
  await press('Look for my visit');
  expect(await screen.findByText(/For this one, the last day was June 30, 2026\.$/)).toBeVisible();
  expect(screen.getByLabelText(/^Date of your visit/)).toHaveFocus();
});

describe('pictures', () => {
  test('CLM-02.c CLM-05.d up to two are sent as they are chosen, and reported with the visit', async () => {
    let count = 0;
    server.use(claimHandlers.addPicture(() => ({ pictureId: `picture-${(count += 1)}` })));
    const { container } = await openFilledIn();
    choose(receipt('front.png'), receipt('back.heic', ''), receipt('third.png'));
    await waitFor(() => expect(screen.getAllByText('Added')).toHaveLength(2));
    expect(screen.getByRole('alert')).toHaveTextContent('Remove one before you add third.png.');
    expect(server.countOf('POST /api/Claims/Pictures')).toBe(2);
    await press('Remove third.png');
    expect(screen.queryByRole('button', { name: /^Add/ })).not.toBeInTheDocument();
    expect(await violationsIn(container)).toEqual([]);
    await press('Look for my visit');
    await screen.findByText('K7M4XP');
    expect(bodiesOf('POST /api/Claims')).toMatchObject([
      { pictureIds: expect.arrayContaining(['picture-1', 'picture-2']) as string[] },
    ]);
  });

  test('CLM-05.e one that failed can be tried again; until then the form waits, and nothing typed is lost', async () => {
    server.use(claimHandlers.addPicture(problem(503)));
    await openFilledIn();
    choose(receipt());
    await screen.findByRole('button', { name: 'Try again receipt.png' });
    expect(screen.getByLabelText(/^Amount you paid/)).toHaveValue('48.20');
    await press('Look for my visit');
    expect(await screen.findByText('One of your files wasn’t added. Remove it, or try again.')).toBeVisible();
    server.use(claimHandlers.addPicture());
    await press('Try again receipt.png');
    await screen.findByText('Added');
    await press('Look for my visit');
    expect(await screen.findByText('K7M4XP')).toBeVisible();
  });
});
