import { css } from '@emotion/react';
import { useCopy } from '@tableside/kits/content';
import { Info } from '@tableside/ui/icons';
import { color, radius, space, text } from '@tableside/ui/tokens';
import { useSearchParams } from 'react-router';

import { signInCopy } from '../copy.ts';

const note = css({
  ...text.body,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space(3),
  margin: 0,
  padding: `${space(3)} ${space(4)}`,
  borderRadius: radius.box,
  backgroundColor: color.accentSoft,
  color: color.textOnAccentSoft,
  '& > svg': { marginBlockStart: 2 },
});

const texts = { 3: 'rfr_3', 4: 'rfr_4' } as const;
const isKnown = (rfr: string | null): rfr is '3' | '4' => rfr === '3' || rfr === '4';

/** Why activation redirected the visitor here (ACT-12); renders nothing for any other code. */
export function ReferralNote() {
  const copy = useCopy(signInCopy);
  const [search] = useSearchParams();
  const rfr = search.get('rfr');
  if (!isKnown(rfr)) return null;
  return (
    <p css={note}>
      <Info size={20} aria-hidden="true" />
      <span>{copy(texts[rfr])}</span>
    </p>
  );
}
