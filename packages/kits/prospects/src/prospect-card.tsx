import { useCopy } from '@tableside/kit-content';
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
 * The e-mail form on a card of its own, which can be read on a surface of any tone (HOM-03, ERN-05). The form and its
 * library come when the card is shown; their room is kept meanwhile. Whether to ask at all is up to the screen.
 */
export function ProspectCard() {
  return (
    <div css={styles.card}>
      <Suspense fallback={<div css={styles.waiting} />}>
        <ProspectForm />
      </Suspense>
    </div>
  );
}
