import { useCopy } from '@tableside/kit-content';
import { ButtonLink } from '@tableside/ui/button-link';
import { EmptyState } from '@tableside/ui/empty-state';

import { accountCopy } from '../copy.ts';
import { Receipt } from '../drawings/receipt.tsx';

/** What will be found here, and the way to a first visit. */
export function RecentActivity() {
  const copy = useCopy(accountCopy);
  return (
    <EmptyState
      illustration={<Receipt />}
      title={copy('activityTitle')}
      titleLevel={2}
      action={
        <ButtonLink variant="primary" href="/search">
          {copy('findRestaurant')}
        </ButtonLink>
      }
    >
      <p>{copy('activityBody')}</p>
    </EmptyState>
  );
}
