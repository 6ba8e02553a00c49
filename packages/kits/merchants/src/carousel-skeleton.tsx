import { MerchantCardSkeleton } from './merchant-card-skeleton.tsx';
import * as styles from './merchant-carousel.styles.ts';

/** A row of cards on its way, in the size of the row. */
export function CarouselSkeleton() {
  return (
    <div css={styles.skeletonRow} aria-hidden="true">
      {[1, 2, 3, 4, 5].map((slide) => (
        <div key={slide} css={styles.skeletonSlide}>
          <MerchantCardSkeleton />
        </div>
      ))}
    </div>
  );
}
