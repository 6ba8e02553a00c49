import type { buildMemberBody } from '@tableside/api-client/testing';
import { parseCopy, type BonusBanner, type EarnBanner } from '@tableside/content-client';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

import { type SiteOptions, renderSite } from '../../site.fixture.tsx';

export const now = Date.parse('2026-06-15T12:00:00Z');
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now });
});
afterEach(() => {
  vi.useRealTimers();
});

type MemberBody = ReturnType<typeof buildMemberBody>;
export const bonusOf = (code: string, more: Partial<MemberBody['activeBonuses'][number]> = {}) => ({
  code,
  bonusStatus: 'Eligible' as const,
  createDateUtc: '2026-06-01T00:00:00Z',
  isNewMemberBonus: false,
  description: `Description of ${code}`,
  memberIsEligibleForNMB: false,
  ...more,
});
export const bannerOf = (code: string, order: number, bonus: Partial<BonusBanner> = {}): EarnBanner => ({
  slug: code,
  order,
  image: `/images/${code}`,
  text: [parseCopy(`Banner of ${code}`), parseCopy('more about it')],
  bonus: { code, isAppOnly: false, ...bonus },
});
export const POST = 'POST /api/Member/Bonus/FIRST';

export const show = ({ member, content, ...options }: SiteOptions = {}) =>
  renderSite('/account/overview', {
    member: { activeBonuses: [bonusOf('FIRST')], ...member },
    content: { earnBanners: [bannerOf('FIRST', 1)], ...content },
    ...options,
  });
export const list = (name: 'Available' | 'Activated') => screen.findByRole('list', { name });
export const namesIn = async (name: 'Available' | 'Activated') =>
  within(await list(name))
    .getAllByRole('listitem')
    .map((item) => item.querySelector('[tabindex="-1"]')?.textContent);
export const shown = () => screen.findByRole('heading', { level: 1, name: 'Account Overview' });
