export type CallKind =
  | 'search'
  | 'next page'
  | 'restaurant'
  | 'place suggestions'
  | 'content'
  | 'feature flags'
  | 'impressions'
  | 'token'
  | 'sign in'
  | 'profile'
  | 'activity'
  | 'year'
  | 'cards'
  | 'reservations'
  | 'profile change'
  | 'free tables'
  | 'hold'
  | 'reserve'
  | 'cancel'
  | 'sign out';

export type Role = 'visitor' | 'member';

type Following = 'token' | 'sign in' | 'hold' | 'reserve' | 'cancel' | 'sign out';

export const memberShare = 20;

export const visitLengths: Readonly<Record<Role, readonly [least: number, most: number]>> = {
  visitor: [4, 16],
  member: [15, 45],
};

export const shares: Readonly<Record<Exclude<CallKind, Following>, Readonly<Record<Role, number>>>> = {
  search: { visitor: 26, member: 17 },
  'next page': { visitor: 10, member: 6 },
  restaurant: { visitor: 24, member: 18 },
  'place suggestions': { visitor: 9, member: 4 },
  content: { visitor: 9, member: 5 },
  'feature flags': { visitor: 6, member: 4 },
  impressions: { visitor: 15, member: 14 },
  'free tables': { visitor: 1, member: 4 },
  profile: { visitor: 0, member: 10 },
  activity: { visitor: 0, member: 9 },
  year: { visitor: 0, member: 3 },
  cards: { visitor: 0, member: 2 },
  reservations: { visitor: 0, member: 2 },
  'profile change': { visitor: 0, member: 2 },
};
