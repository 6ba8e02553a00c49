import { hasMembers, joinsDirectly, routes, type Member, type Visitor } from '@tableside/core';
import type { PartnerSettings } from '@tableside/partner-config';

import type { Guard, GuardSwitches } from './session-store.ts';

/** Who is there, as far as pages care. A known visitor is nobody yet. */
type Who = 'nobody' | 'mustJoin' | 'noCard' | 'mustUpdateEmail' | 'card' | 'closed';
type Page = 'profile' | 'account' | 'login' | 'join' | 'addCard' | 'cardAdded' | 'fixCredentials';

/** The pages that some are sent away from; the profile goes before the account that it is a page of. */
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
 * "back": the page kept before sign-in, or the account. "enrol": the step that comes first at this partner.
 * "afterJoin": stays, but where the join form comes first, which asks for all that the profile holds.
 */
type Target =
  'login' | 'join' | 'enrol' | 'afterJoin' | 'addCard' | 'fixCredentials' | 'account' | 'back' | 'stay';
type Row = Readonly<Partial<Record<Page, Target>>>;

/**
 * Where each is sent from each page; the profile is a page of the account unless it is named, any other page that is not named is theirs to see. The rules stand nowhere else.
 * To a member "cardAdded" is always open: its own screen knows whether a card was linked just now, and a session that
 * has not heard of it yet must not take the page away.
 */
const table: Readonly<Record<Who, Row>> = {
  nobody: {
    account: 'login',
    addCard: 'join',
    cardAdded: 'join',
    fixCredentials: 'login',
  },
  // Came by single sign-on and has not enrolled yet; stays where the next step is.
  mustJoin: {
    profile: 'afterJoin',
    account: 'enrol',
    login: 'enrol',
    join: 'enrol',
    addCard: 'enrol',
  },
  // Has consents and an address to look after, but nothing yet that the other pages could show.
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
  // One screen stands instead of every page (ROU-34).
  closed: {},
};
/** Where single sign-on differs: who has joined there may look at the page again. */
const ssoTable: Partial<Record<Who, Row>> = { noCard: { join: 'stay' } };

function pageOf(pathname: string): Page | undefined {
  const path = pathname.replace(/\/+$/, '');
  return pages.find(
    (page) =>
      path === routes[page].path || (page === 'account' && path.startsWith(`${routes.account.path}/`)),
  );
}

/** The part of the state that guards look at. */
export interface GuardedState {
  readonly visitor: Visitor;
  readonly member?: Member;
}

function whoOf({ visitor, member }: GuardedState, isDirect: boolean): Who {
  if (visitor.kind !== 'member') return 'nobody';
  if (visitor.memberType === 'ClosedAccountMember') return 'closed';
  if (member?.mustUpdateEmail && isDirect) return 'mustUpdateEmail';
  if (visitor.memberType === 'EnrolledCardMember') return 'card';
  return member?.mustJoin ? 'mustJoin' : 'noCard';
}

/**
 * The guard of a partner's pages for who is there.
 *
 * @param kept - the page kept for after sign-in, asked when it matters.
 */
export function guardFor(
  partner: Pick<PartnerSettings, 'enrollmentType' | 'hasAutoEnroll'>,
  state: GuardedState,
  kept: () => string | undefined = () => undefined,
): Guard {
  if (!hasMembers(partner)) return () => undefined;
  const isDirect = joinsDirectly(partner);
  const who = whoOf(state, isDirect);
  const row: Row = { ...table[who], ...(!isDirect && ssoTable[who]) };

  const pathTo = (target: Target, today: GuardSwitches): string | undefined => {
    if (target === 'stay') return undefined;
    if (target === 'afterJoin') return today.hasAutoEnroll ? undefined : routes.join.path;
    if (target === 'back') return kept() ?? routes.overview.path;
    if (target === 'enrol') return today.hasAutoEnroll ? routes.addCard.path : routes.join.path;
    if (target === 'account') return routes.overview.path;
    return routes[target].path;
  };

  return ({ pathname }, today = partner) => {
    const page = pageOf(pathname);
    // No page of a partner with single sign-on: nothing to guard (ROU-11).
    if (page === 'fixCredentials' && !isDirect) return undefined;
    const target = page && (row[page] ?? (page === 'profile' ? row.account : undefined));
    const path = target && pathTo(target, today);
    return page !== undefined && page === (path && pageOf(path)) ? undefined : path;
  };
}
