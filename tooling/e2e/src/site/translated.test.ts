import {
  buildMemberBody,
  buildReservationBody,
  buildSearchResponse,
  merchantHandlers,
  problem,
  reservationHandlers,
} from '@tableside/api-client/testing';
import { screen, waitFor, within } from '@testing-library/dom';
import { beforeAll, expect, test } from 'vitest';

import { translatePage } from '../translate-page.ts';
import { currentPath, heading, setupSites, type VisitOptions } from './sites.ts';

const { server, open } = setupSites();

beforeAll(translatePage);

const field = (name: string) =>
  waitFor(() => {
    const found = document.querySelector<HTMLInputElement>(`main form [name="${name}"]`);
    if (!found) throw new Error(`There is no field ${name}.`);
    return found;
  });
const addressDue = buildMemberBody({ emailUpdateRequired: true });

test.each<[path: string, typed: string, missing: string, visit?: VisitOptions]>([
  ['/login', 'userName', 'password'],
  ['/join', 'lastName', 'firstName'],
  ['/recover', 'userName', 'userName'],
  ['/fix_credentials', 'email', 'emailConfirm', { member: addressDue }],
  ['/account/user_profile', 'firstName', 'lastName', { member: buildMemberBody() }],
])(
  'UIX-13.a UIX-13.b in a translated page, the form at %s says what is missing and keeps what was typed',
  async (path, typed, missing, visit) => {
    const { user } = await open('hilton', path, visit);
    const typedField = await field(typed);
    const empty = await field(missing);
    await waitFor(() => expect(document.querySelector('main font')).not.toBeNull());
    await user.clear(empty);
    await user.clear(typedField);
    await user.type(typedField, 'Robin');
    const form = typedField.closest('form')!;
    await user.click(form.querySelector('[type="submit"]')!);
    await waitFor(() => expect(empty).toHaveAccessibleDescription(/required|enter/i));
    expect(currentPath()).toBe(path);
    expect(typedField).toHaveValue('Robin');
  },
);

test('UIX-14 in a translated page, a search shows its own place and number', async () => {
  server.use(
    merchantHandlers.search(({ query }) => ({
      ...buildSearchResponse(),
      totalResultSize: query.get('location') === 'Boston' ? 12 : 188,
    })),
  );
  const { user } = await open('hilton', '/search?location=Chicago');
  await waitFor(() => expect(document.querySelector('h1')).toHaveTextContent(/188 .* Chicago/));
  const title = await heading();
  expect(title.querySelector('font')).not.toBeNull();
  const place = await field('location');
  await user.clear(place);
  await user.type(place, 'Boston{Enter}');
  await waitFor(() => expect(title).toHaveTextContent(/12 .* Boston/));
  expect(title).not.toHaveTextContent(/188|Chicago/);
  for (const status of within(screen.getByRole('main')).getAllByRole('status'))
    expect(status).not.toHaveTextContent(/188|Chicago/);
});

test.each([
  ['UIX-15.a a restaurant in a list', '/search?location=Chicago', 'Juniper & Rye'],
  ['UIX-15.a a restaurant on its page', '/merchants/1', 'Juniper & Rye'],
  ['UIX-15.c an address', '/merchants/1', '10011'],
  ['UIX-15.a a restaurant of a reservation', '/account/overview', 'Juniper & Rye'],
  ['UIX-15.d a member number', '/account/overview', 'ABC123456789'],
  ['UIX-15.a a restaurant of a record', '/account/recent_activity', 'Basil Wharf'],
  ['UIX-15.b a card', '/account/manage_cards', 'Visa ending in 1111'],
  ['UIX-15.d a bonus without a description', '/account/overview', 'PLENTY26'],
  ['UIX-15.d a reference code', '/search?location=Nowhere', 'REQ7Q2'],
])('%s is not translated', async (_, path, words) => {
  server.use(
    reservationHandlers.list([buildReservationBody()]),
    merchantHandlers.search(({ query }) =>
      query.get('location') === 'Nowhere' ? problem(500, { requestId: 'req-7Q2M' }) : buildSearchResponse(),
    ),
  );
  const bonus = {
    code: 'PLENTY26',
    bonusStatus: 'Eligible',
    createDateUtc: '2026-06-01T00:00:00Z',
    isNewMemberBonus: false,
    description: '',
    memberIsEligibleForNMB: false,
  } as const;
  const member = buildMemberBody({ memberNumber: 'ABC123456789', activeBonuses: [bonus] });
  await open('hilton', path, { member });
  const main = await screen.findByRole('main');
  await waitFor(() => {
    expect(main).toHaveTextContent(words);
    expect(main.querySelector('font')).not.toBeNull();
  });
  const translated = [...main.querySelectorAll('font font')].map(({ textContent }) => textContent);
  expect(translated.filter((text) => text.includes(words))).toEqual([]);
});
