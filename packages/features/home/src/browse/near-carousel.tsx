import { MerchantCarousel, type MerchantCarouselProps } from '@tableside/kit-merchants';
import { useInView } from '@tableside/ui/use-in-view';

import * as styles from './near-carousel.styles.ts';

/** A row of merchants whose position and search are asked for when the reader comes near it. */
export function NearCarousel(props: MerchantCarouselProps) {
  const [ref, isNear] = useInView();
  if (!isNear) return <div ref={ref} css={styles.waiting} />;
  return <MerchantCarousel {...props} />;
}
