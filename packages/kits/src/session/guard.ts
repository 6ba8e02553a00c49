import {
  hasLinkedCard,
  hasMembers,
  isAccountClosed,
  isMember,
  joinsDirectly,
  type Member,
  routes,
  type Visitor,
} from '@tableside/core';
import type { PartnerSettings } from '@tableside/partner-config';

import type { Guard, GuardSwitches } from './session-store.ts';

/** The kinds of visitor that guards distinguish. A known visitor counts as `nobody` until activated. */
type Who = 'nobody' | 'mustJoin' | 'noCard' | 'mustUpdateEmail' | 'card' | 'closed';
type Page = 'profile' | 'account' | 'login' | 'join' | 'addCard' | 'cardAdded' | 'fixCredentials';

/** The profile precedes the account, because its path is within the account's. */
const pages: readonly Page[] = [
  'profile',
  'account',
  'login',
  'join',
  'addCard',
  'cardAdded',
  'fixCredentials',
];

/**
 * `back`: the page stored before sign-in, or else the account. `enroll`: this partner's first enrollment step.
 * `afterJoin`: stays, unless the partner has a join form, which comes first and collects everything in the
 * profile.
 */
type Target =
  | 'login'
  | 'join'
  | 'enroll'
  | 'afterJoin'
  | 'addCard'
  | 'fixCredentials'
  | 'account'
  | 'back'
  | 'stay';
type Row = Readonly<Partial<Record<Page, Target>>>;

const table: Readonly<Record<Who, Row>> = {
  nobody: {
    account: 'login',
    addCard: 'join',
    cardAdded: 'join',
    fixCredentials: 'login',
  },
  mustJoin: {
    profile: 'afterJoin',
    account: 'enroll',
    login: 'enroll',
    join: 'enroll',
    addCard: 'enroll',
  },
  // Members without a card may manage consents and the email address, but have nothing to show on the other
  // pages yet.
  noCard: {
    profile: 'stay',
    account: 'addCard',
    login: 'addCard',
    join: 'addCard',
    fixCredentials: 'addCard',
  },
  mustUpdateEmail: {
    account: 'fixCredentials',
    login: 'fixCredentials',
    join: 'fixCredentials',
    addCard: 'fixCredentials',
  },
  card: {
    login: 'back',
    join: 'back',
    addCard: 'account',
    fixCredentials: 'back',
  },
  // For members with a closed account, one screen replaces every page (ROU-34).
  closed: {},
};
/** With single sign-on, a member who has joined may view the join page again. */
const ssoTable: Partial<Record<Who, Row>> = { noCard: { join: 'stay' } };

function pageOf(pathname: string): Page | undefined {
  const path = pathname.replace(/\/+$/, '');
  return pages.find(
    (page) =>
      path === routes[page].path || (page === 'account' && path.startsWith(`${routes.account.path}/`)),
  );
}

export interface GuardedState {
  readonly visitor: Visitor;
  readonly member?: Member;
}

function whoOf({ visitor, member }: GuardedState, isDirect: boolean): Who {
  if (!isMember(visitor)) return 'nobody';
  if (isAccountClosed(visitor)) return 'closed';
  if (member?.mustUpdateEmail && isDirect) return 'mustUpdateEmail';
  if (hasLinkedCard(visitor)) return 'card';
  return member?.mustJoin ? 'mustJoin' : 'noCard';
}

/**
 * Creates the guard of a partner's pages for the current session state.
 *
 * @param storedPage - returns the page to return to after sign-in. Called only when needed.
 */
export function guardFor(
  partner: Pick<PartnerSettings, 'enrollmentType' | 'hasAutoEnroll'>,
  state: GuardedState,
  storedPage: () => string | undefined = () => undefined,
): Guard {
  if (!hasMembers(partner)) return () => undefined;
  const isDirect = joinsDirectly(partner);
  const who = whoOf(state, isDirect);
  const row: Row = { ...table[who], ...(!isDirect && ssoTable[who]) };

  const pathTo = (target: Target, today: GuardSwitches): string | undefined => {
    if (target === 'stay') return undefined;
    if (target === 'afterJoin') return today.hasAutoEnroll ? undefined : routes.join.path;
    if (target === 'back') return storedPage() ?? routes.overview.path;
    if (target === 'enroll') return today.hasAutoEnroll ? routes.addCard.path : routes.join.path;
    if (target === 'account') return routes.overview.path;
    return routes[target].path;
  };

  return ({ pathname }, today = partner) => {
    const page = pageOf(pathname);
    // Partners with single sign-on do not have this page, so there is nothing to guard (ROU-11).
    if (page === 'fixCredentials' && !isDirect) return undefined;
    const target = page && (row[page] ?? (page === 'profile' ? row.account : undefined));
    const path = target && pathTo(target, today);
    return page !== undefined && page === (path && pageOf(path)) ? undefined : path;
  };
}
