import { configure, fireEvent } from '@testing-library/dom';

import type { Site } from './fault-site.ts';

export interface Scenario {
  readonly path: string;
  readonly isMember?: boolean;
  readonly press?: string;
  readonly typed?: Readonly<Record<string, string>>;
  readonly sends?: string;
  readonly ticked?: readonly string[];
}

const login = { userName: 'robin@example.com', password: 'dinner4two' };
const joining = {
  firstName: 'Robin',
  lastName: 'Ames',
  email: 'robin@example.com',
  memberNumber: 'ABC123456789',
  password: 'dinner4two',
  passwordConfirm: 'dinner4two',
  address1: '12 Canal Street',
  city: 'New York',
  state: 'NY',
  zipCode: '10013',
};

export const scenarios: readonly Scenario[] = [
  { path: '/', press: 'a[href="/search"]' },
  { path: '/search', press: 'main article a' },
  { path: '/merchants/1', press: 'a[href="/search"]' },
  { path: '/earn' },
  { path: '/join' },
  { path: '/login' },
  { path: '/activate?public_id=P1' },
  { path: '/', isMember: true },
  { path: '/search', isMember: true },
  { path: '/merchants/1', isMember: true },
  { path: '/earn', isMember: true },
  { path: '/account/overview', isMember: true, press: 'a[href="/account/recent_activity"]' },
  { path: '/account/recent_activity', isMember: true, press: 'a[href="/account/manage_cards"]' },
  { path: '/account/manage_cards', isMember: true, press: 'a[href="/account/user_profile"]' },
  { path: '/account/user_profile', isMember: true, press: 'a[href="/account/overview"]' },
  { path: '/', typed: { email: 'robin@example.com' }, sends: 'POST /api/Members/Prospects' },
  { path: '/search', typed: { location: 'Boston, MA' }, sends: 'GET /api/v2/Merchants/Search' },
  { path: '/login', typed: login, sends: 'POST /api/SignIn' },
  { path: '/join', typed: joining, ticked: ['terms'], sends: 'POST /api/Members/Prospects' },
  { path: '/recover', typed: { userName: 'robin@example.com' }, sends: 'POST /api/Members/Recover' },
  { path: '/activate?public_id=P1', typed: {}, press: 'main button', sends: 'POST /api/Member/Activate' },
  {
    path: '/account/user_profile',
    isMember: true,
    typed: { firstName: 'Alex', city: 'Boston' },
    sends: 'PUT /api/Member',
  },
];

// React's production build has no `act`, in which Testing Library wraps events by default.
configure({ eventWrapper: (dispatch) => dispatch() });

const fieldOf = (site: Site, name: string) => site.find(`main [name="${name}"]`);

export function fill(site: Site, { typed = {}, ticked = [] }: Scenario): void {
  for (const [name, value] of Object.entries(typed))
    fireEvent.change(fieldOf(site, name), { target: { value } });
  for (const name of ticked) fireEvent.click(fieldOf(site, name));
}

export const neededBy = ({ press, typed = {} }: Scenario): string =>
  press ?? Object.keys(typed).map((name) => `main [name="${name}"]`)[0] ?? 'main h1, main h2';

export function act(site: Site, scenario: Scenario): void {
  const target = site.find(neededBy(scenario));
  if (scenario.press !== undefined) fireEvent.click(target);
  else fireEvent.submit(target.closest('form') ?? target);
}

export const lost = ({ typed = {} }: Scenario): string[] =>
  Object.entries(typed)
    .filter(([name, value]) => {
      const field = document.querySelector<HTMLInputElement>(`main [name="${name}"]`);
      return field !== null && field.value !== value;
    })
    .map(([name]) => name);
