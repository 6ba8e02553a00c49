import { Copy, useCopy, type CopyValues } from '@tableside/kits/content';
import { Link } from '@tableside/ui/link';

import type { ReasonCopy } from './reason-messages.ts';
import { reasonsCopy } from './reasons.copy.ts';

export interface ReasonProps {
  readonly reason: ReasonCopy;
  readonly values: CopyValues;
}

export function Reason({ reason: { why, next, nextHref, values: own }, values }: ReasonProps) {
  const copy = useCopy(reasonsCopy);
  const all = { ...values, ...own };
  return (
    <>
      <Copy of={reasonsCopy} id={why} values={all} />{' '}
      {nextHref === undefined ? (
        <Copy of={reasonsCopy} id={next} values={all} />
      ) : (
        <Link href={nextHref}>{copy(next, all)}</Link>
      )}
    </>
  );
}
