import { copyStateOf, visitorOf, type Member } from '@tableside/core';
import { CopyText, useContent } from '@tableside/kits/content';
import { useSessionState } from '@tableside/kits/session';

import { bannerOf } from '../overview/bonuses/bonus-list.ts';

/** What the overview calls a bonus: the first words of its banner, else the description that the program has of it. */
function nameOf(code: string, member: Member, banners: Parameters<typeof bannerOf>[1]) {
  const [words] = bannerOf(code, banners, copyStateOf(visitorOf(member)))?.text ?? [];
  if (words !== undefined) return <CopyText text={words} isWithoutLinks />;
  return member.activeBonuses.find((bonus) => bonus.code === code)?.description || undefined;
}

/** The name of the bonus that a record belongs to; undefined where nothing is known of it. */
export function useBonusName(code: string | undefined) {
  const { earnBanners } = useContent();
  const { member } = useSessionState();
  return code === undefined || member === undefined ? undefined : nameOf(code, member, earnBanners);
}
