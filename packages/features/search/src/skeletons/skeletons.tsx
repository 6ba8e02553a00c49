import * as styles from './skeletons.styles.ts';

/** In the place of the row of filters. Silent, as are the cards: the screen says that it searches. */
export const ChipSkeletons = () => (
  <div css={styles.chips} aria-hidden="true">
    <i />
    <i />
    <i />
    <i />
  </div>
);

/** In the place of the cards, until they are there. */
export const CardSkeletons = () => (
  <div css={styles.cards} aria-hidden="true">
    {[0, 1, 2, 3, 4, 5].map((key) => (
      <div key={key} css={styles.card} />
    ))}
  </div>
);
