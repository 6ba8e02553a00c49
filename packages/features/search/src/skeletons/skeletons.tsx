import * as styles from './skeletons.styles.ts';

/** In the place of the cards, until they are there. Silent: the screen says that it searches. */
export const CardSkeletons = () => (
  <div css={styles.cards} aria-hidden="true">
    {[0, 1, 2, 3, 4, 5].map((key) => (
      <div key={key} css={styles.card} />
    ))}
  </div>
);
