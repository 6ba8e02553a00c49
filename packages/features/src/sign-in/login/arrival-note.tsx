import { css } from '@emotion/react';
import { useCopy } from '@tableside/kits/content';
import { EXPIRED } from '@tableside/kits/session';
import { Info } from '@tableside/ui/icons';
import { color, radius, space, text } from '@tableside/ui/tokens';
import { useLocation, useSearchParams } from 'react-router';

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

export function ArrivalNote() {
  const copy = useCopy(signInCopy);
  const [search] = useSearchParams();
  const { state }: { readonly state: unknown } = useLocation();
  const rfr = search.get('rfr');
  const key = state === EXPIRED ? 'sessionEnded' : isKnown(rfr) ? texts[rfr] : undefined;
  if (key === undefined) return null;
  return (
    <p css={note}>
      <Info size={20} aria-hidden="true" />
      <span>{copy(key)}</span>
    </p>
  );
}
