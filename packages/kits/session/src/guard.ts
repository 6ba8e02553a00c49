import type { Member, Visitor } from '@tableside/core';
import type { PartnerSettings } from '@tableside/partner-config';

import type { Guard, GuardSwitches } from './session-store.ts';

/** Where a member is at home. */
export const ACCOUNT_HOME = '/account/overview';
export const LOGIN_PAGE = '/login';

/** Who is there, as far as pages care. A known visitor is nobody yet. */
type Who = 'nobody' | 'mustJoin' | 'noCard' | 'mustUpdateEmail' | 'card' | 'closed';
type Page = 'profile' | 'account' | 'login' | 'join' | 'addCard' | 'cardAdded' | 'fixCredentials';
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
 * has not heard of it yet must not take the page away (OP-023).
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
/** Where single sign-on differs: who has joined there may look at the page again (OP-128). */
const ssoTable: Partial<Record<Who, Row>> = { noCard: { join: 'stay' } };

const paths: Readonly<Record<Page, string>> = {
  profile: '/account/user_profile',
  account: ACCOUNT_HOME,
  login: LOGIN_PAGE,
  join: '/join',
  addCard: '/add_card',
  cardAdded: '/card_added',
  fixCredentials: '/fix_credentials',
};

function pageOf(pathname: string): Page | undefined {
  const path = pathname.replace(/\/+$/, '');
  if (path === paths.profile) return 'profile';
  if (path === '/account' || path.startsWith('/account/')) return 'account';
  return (Object.keys(paths) as Page[]).find((page) => paths[page] === path);
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
  if (partner.enrollmentType === 'none') return () => undefined;
  const isDirect = partner.enrollmentType === 'direct';
  const who = whoOf(state, isDirect);
  const row: Row = { ...table[who], ...(!isDirect && ssoTable[who]) };

  const pathTo = (target: Target, today: GuardSwitches): string | undefined => {
    if (target === 'stay') return undefined;
    if (target === 'afterJoin') return today.hasAutoEnroll ? undefined : paths.join;
    if (target === 'back') return kept() ?? ACCOUNT_HOME;
    if (target === 'enrol') return today.hasAutoEnroll ? paths.addCard : paths.join;
    return paths[target];
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
