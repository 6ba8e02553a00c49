import { useCopy } from '@tableside/kits/content';
import { useSavedMerchants, useToggleSaved } from '@tableside/kits/merchants';
import { Button } from '@tableside/ui/button';

import { searchCopy } from '../copy.ts';
import * as frame from './result-frame.styles.ts';

export interface LeftMerchantsProps {
  readonly ids: readonly string[] | undefined;
}

export function LeftMerchants({ ids }: LeftMerchantsProps) {
  const copy = useCopy(searchCopy);
  const toggle = useToggleSaved();
  const saved = useSavedMerchants(ids !== undefined && ids.length > 0) ?? [];
  const left = saved.filter(({ id }) => ids?.includes(id));
  return (
    left.length > 0 && (
      <section aria-label={copy.text('left')} css={frame.pane}>
        {left.map((merchant) => (
          <div key={merchant.id} css={frame.header}>
            <div css={frame.heading}>
              <strong translate="no">{merchant.name}</strong>
              <div>{copy('leftProgram')}</div>
            </div>
            <Button
              variant="secondary"
              size="small"
              aria-label={copy.text('removeLeft', { name: merchant.name })}
              onClick={() => {
                toggle(merchant, false, false);
                // The list is searched anew, so not even its section stays.
                document.querySelector('main')?.focus({ preventScroll: true });
              }}
            >
              {copy('remove')}
            </Button>
          </div>
        ))}
      </section>
    )
  );
}
