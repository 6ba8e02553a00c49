import { useCopy } from '@tableside/kits/content';
import { useInView } from '@tableside/ui/use-in-view';
import { lazy, Suspense } from 'react';

import { prospectCopy } from './copy.ts';
import * as styles from './prospect.styles.ts';

function NotLoaded() {
  const copy = useCopy(prospectCopy);
  return <p css={styles.note}>{copy('notLoaded')}</p>;
}

const ProspectForm = lazy(async () => {
  const form = await import('./prospect-form.tsx').catch(() => undefined);
  return { default: form?.ProspectForm ?? NotLoaded };
});

/**
 * The email form on a card, readable on any background (HOM-03, ERN-05). Form and library load when the card
 * comes near the viewport; their space is reserved. Whether to render it is up to the screen.
 */
export function ProspectCard() {
  const [ref, isNear] = useInView();
  const room = <div css={styles.waiting} />;
  return (
    <div ref={ref} css={styles.card}>
      {isNear ? (
        <Suspense fallback={room}>
          <ProspectForm />
        </Suspense>
      ) : (
        room
      )}
    </div>
  );
}
