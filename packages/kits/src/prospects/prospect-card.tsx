import { useCopy } from '@tableside/kits/content';
import { lazyPart } from '@tableside/ui/lazy-part';
import { useInView } from '@tableside/ui/use-in-view';

import { prospectCopy } from './copy.ts';
import * as styles from './prospect.styles.ts';

function NotLoaded() {
  const copy = useCopy(prospectCopy);
  return <p css={styles.note}>{copy('notLoaded')}</p>;
}

const Room = () => <div css={styles.waiting} />;

const ProspectForm = lazyPart(() => import('./prospect-form.tsx').then((module) => module.ProspectForm), {
  Waiting: Room,
  Failed: NotLoaded,
});

/**
 * The email form on a card, readable on any background (HOM-03, ERN-05). The form and its library load when
 * the card comes near the viewport, and their space is reserved. The screen decides whether to render it.
 */
export function ProspectCard() {
  const [ref, isNear] = useInView();
  return (
    <div ref={ref} css={styles.card}>
      {isNear ? <ProspectForm /> : <Room />}
    </div>
  );
}
