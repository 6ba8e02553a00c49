import { copyStateOf, visitorOf, type Member } from '@tableside/core';
import { CopyText, useContent } from '@tableside/kits/content';
import { useSessionState } from '@tableside/kits/session';
import { raiseMarks } from '@tableside/ui/registered-mark';

import { bannerOf } from '../overview/bonuses/bonus-list.ts';

function nameOf(code: string, member: Member, banners: Parameters<typeof bannerOf>[1]) {
  const [words] = bannerOf(code, banners, copyStateOf(visitorOf(member)))?.text ?? [];
  if (words !== undefined) return <CopyText text={words} isWithoutLinks />;
  const description = member.activeBonuses.find((bonus) => bonus.code === code)?.description;
  return description ? raiseMarks(description) : undefined;
}

export function useBonusName(code: string | undefined) {
  const { earnBanners } = useContent();
  const { member } = useSessionState();
  return code === undefined || member === undefined ? undefined : nameOf(code, member, earnBanners);
}
