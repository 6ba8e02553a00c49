import type { MerchantCarouselProps } from '@tableside/kit-merchants';
import { lazy, Suspense } from 'react';

import { useComesNear } from '../later/use-comes-near.ts';
import * as styles from './near-carousel.styles.ts';

const MerchantCarousel = lazy(async () => ({
  default: (await import('@tableside/kit-merchants')).MerchantCarousel,
}));

/** A row of merchants whose code, position and search are asked for when the reader comes near it. */
export function NearCarousel(props: MerchantCarouselProps) {
  const [ref, isNear] = useComesNear();
  const waiting = <div ref={ref} css={styles.waiting} />;
  if (!isNear) return waiting;
  return (
    <Suspense fallback={waiting}>
      <MerchantCarousel {...props} />
    </Suspense>
  );
}
