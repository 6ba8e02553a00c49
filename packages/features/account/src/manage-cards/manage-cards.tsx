import { useCopy } from '@tableside/kit-content';
import { ButtonLink } from '@tableside/ui/button-link';
import { EmptyState } from '@tableside/ui/empty-state';

import { accountCopy } from '../copy.ts';
import { Cards } from '../drawings/cards.tsx';

/** What will be found here; nothing is claimed about cards that nobody has looked up. */
export function ManageCards() {
  const copy = useCopy(accountCopy);
  return (
    <EmptyState
      illustration={<Cards />}
      title={copy('cardsTitle')}
      titleLevel={2}
      action={
        <ButtonLink variant="primary" href="/search">
          {copy('findRestaurant')}
        </ButtonLink>
      }
    >
      <p>{copy('cardsBody')}</p>
    </EmptyState>
  );
}
