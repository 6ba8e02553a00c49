import { css } from '@emotion/react';
import { useCopy } from '@tableside/kits/content';
import { Info } from '@tableside/ui/icons';
import { color, radius, space, text, weight } from '@tableside/ui/tokens';
import { useSearchParams } from 'react-router';

import { enrollmentCopy } from '../copy.ts';

const notice = css({
  ...text.body,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space(3),
  alignItems: 'center',
  margin: 0,
  padding: `${space(3)} ${space(4)}`,
  borderRadius: radius.box,
  backgroundColor: color.accentSoft,
  color: color.textOnAccentSoft,
  fontWeight: weight.semibold,
});

const texts = { 0: 'rfr_0', 1: 'rfr_1', 2: 'rfr_2' } as const;

export function ReferralNotice() {
  const copy = useCopy(enrollmentCopy);
  const code = useSearchParams()[0].get('rfr') ?? '';
  const words = Object.hasOwn(texts, code) ? copy(texts[code as unknown as keyof typeof texts]) : '';
  if (words === '') return null;
  return (
    <p css={notice}>
      <Info size={20} aria-hidden="true" />
      <span>{words}</span>
    </p>
  );
}
